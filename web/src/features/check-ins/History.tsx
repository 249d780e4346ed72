import { wereDaysLow } from '@stillgrove/domain/check-ins/days';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { retry } from '../../platform/http/retry';
import { KitReminder } from '../../ui/vault/KitReminder';
import { PrivateSpaceLink } from '../../ui/vault/PrivateSpaceLink';
import { NOT_OPENED_WORDS } from '../../ui/vault/trouble-words';
import { AskAroundChoice } from './AskAroundChoice';
import { type Draft, draftOf } from './draft';
import { LowDaysLine } from './LowDaysLine';
import { Months } from './Months';
import { OpenSpace } from './OpenSpace';
import { useCheckIns } from './use-check-ins';
import { useRemoval } from './use-removal';
import { VisitCheckIns } from './VisitCheckIns';

const Files = lazy(() => retry(() => import('./Files')));

/** What was checked in before, as far as the private space is open. */
export default function History({ onEdit }: { onEdit: (draft: Draft) => void }): ReactElement | null {
  const { status, records, unreadable, days } = useCheckIns();
  const removal = useRemoval();
  const values = useMemo(() => records.map(({ value }) => value), [records]);
  if (status === 'looking') return null;
  return (
    <>
      {status === 'open' && wereDaysLow(values, today()) && <LowDaysLine />}
      <VisitCheckIns />
      {status === 'locked' && <OpenSpace />}
      {status in NOT_OPENED_WORDS && <p>{NOT_OPENED_WORDS[status as keyof typeof NOT_OPENED_WORDS]}</p>}
      {status === 'open' && (records.length > 0 || removal.removed > 0) && (
        <Months
          days={days}
          unreadable={unreadable}
          removal={removal}
          onEdit={(record) => {
            onEdit(draftOf(record));
            scrollTo({ top: 0 });
          }}
        />
      )}
      {status === 'open' && (
        <Suspense fallback={null}>
          <Files records={records} />
        </Suspense>
      )}
      <AskAroundChoice />
      <KitReminder />
      {(status === 'open' || status === 'locked') && <PrivateSpaceLink />}
    </>
  );
}
