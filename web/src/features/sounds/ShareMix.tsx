import { t } from '@lingui/core/macro';
import { mixHash } from '@stillgrove/domain/sounds/mix-text';
import type { Mix } from '@stillgrove/domain/sounds/mixes';
import { useState, type ReactElement } from 'react';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { canShareLinks, copyText, shareLink } from '../../platform/storage/share-link';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { soundsOf } from '../../ui/sound/sound-words';
import styles from './ShareMix.module.css';

/** The mix as a link. What follows the # in it never reaches a server. */
export function ShareMix({ mix }: { mix: Mix }): ReactElement | null {
  const hydrating = useHydrating();
  const [state, setState] = useState<'none' | 'copied' | 'failed'>('none');
  if (hydrating) return null;
  const link = `${location.origin}/sounds#${mixHash(mix)}`;
  const copy = async () => setState((await copyText(link)) ? 'copied' : 'failed');
  return (
    <details onToggle={() => setState('none')}>
      <summary className="text-summary">{t`Share this mix`}</summary>
      <div className={styles.content}>
        <Field label={t`Link`} readOnly dir="ltr" value={link} onFocus={({ target }) => target.select()} />
        <div className={styles.actions}>
          <Button onClick={() => void copy()}>{t`Copy link`}</Button>
          {canShareLinks() && <Button onClick={() => void shareLink(soundsOf(mix), link)}>{t`Share`}</Button>}
        </div>
        <p role="status">
          {state === 'copied' && t`Copied. Whoever opens the link can play the mix or keep it.`}
          {state === 'failed' && t`We couldn’t copy the link. Select it above and copy it yourself.`}
        </p>
        <p className="aside">{t`The link itself holds the sounds and how loud they are. Our server doesn’t see them.`}</p>
      </div>
    </details>
  );
}
