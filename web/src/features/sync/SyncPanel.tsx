import { t } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { keepSyncing, useSync } from '../../platform/sync/sync';
import { sync } from './this-device';
import { Button } from '../../ui/controls/Button';
import { Failure, Loading } from '../../ui/states/states';
import { failureWords } from '../../platform/http/failure';
import { Join } from './Join';
import { Shared } from './Shared';
import { SwitchOn } from './SwitchOn';

/** What there is to do about sharing on this device. */
export default function SyncPanel({ wantsKit }: { wantsKit: boolean }): ReactElement {
  const { status } = useSync(sync);
  const [isThere, setIsThere] = useState<boolean | null>(null);
  const [failure, setFailure] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    keepSyncing(sync);
  }, []);
  useEffect(() => {
    if (status !== 'off') return;
    sync.isThere().then(setIsThere, (error: unknown) => setFailure(failureWords(error)));
  }, [status, turn]);

  if (status === 'unknown') return <Loading>{t`Loading your devices…`}</Loading>;
  if (status !== 'off') return <Shared wantsKit={wantsKit} />;
  if (failure !== '')
    return (
      <>
        <Failure>{failure}</Failure>
        <Button
          onClick={() => {
            setFailure('');
            setTurn(turn + 1);
          }}
        >
          {t`Try again`}
        </Button>
      </>
    );
  if (isThere === null) return <Loading>{t`Loading your devices…`}</Loading>;
  return isThere ? <Join /> : <SwitchOn onThere={() => setIsThere(true)} />;
}
