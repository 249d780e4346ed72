import { t } from '@lingui/core/macro';
import type { OwnPattern } from '@stillgrove/domain/breathing/own-patterns';
import { linkOf, patternText } from '@stillgrove/domain/breathing/pattern-text';
import { useId, useState, type ReactElement } from 'react';
import { canShareLinks, copyText, shareLink } from '../../../platform/storage/share-link';
import { QrCode } from '../../../ui/qr-code/QrCode';
import { Button } from '../../../ui/controls/Button';
import { patternSentence, patternTitle } from './pattern-words';
import styles from './SharePattern.module.css';

/** A pattern as a link, a picture for cameras, and text. All of it is made on the device. */
export function SharePattern({ pattern, onDone }: { pattern: OwnPattern; onDone: () => void }): ReactElement {
  const id = useId();
  const [state, setState] = useState<'none' | 'copied' | 'failed'>('none');
  const link = `${location.origin}/breathing#p=${linkOf(pattern)}`;
  const title = patternTitle(pattern);
  const text = patternText(pattern.steps);
  const copy = async () => setState((await copyText(link)) ? 'copied' : 'failed');
  return (
    <div className={styles.share}>
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>{' '}
        {patternSentence(pattern.steps)}
      </p>
      <div className={styles.link}>
        <label htmlFor={id}>{t`Link`}</label>
        <input id={id} readOnly dir="ltr" value={link} onFocus={({ target }) => target.select()} />
      </div>
      <div className={styles.actions}>
        <Button kind="main" onClick={() => void copy()}>{t`Copy link`}</Button>
        {canShareLinks() && <Button onClick={() => void shareLink(title, link)}>{t`Share`}</Button>}
      </div>
      <p role="status" className={state === 'none' ? styles.quiet : undefined}>
        {state === 'copied' && t`Copied. Whoever opens the link can try the pattern or keep it.`}
        {state === 'failed' && t`We couldn’t copy the link. Select it above and copy it yourself.`}
      </p>
      <QrCode text={link} label={t`QR code of the link`} className={styles.picture} />
      {text !== null && <p>{t`As text: ${text}`}</p>}
      <p className="aside">{t`The name and the steps are in the link. Our server doesn’t see them.`}</p>
      <div>
        <Button onClick={onDone}>{t`Back to all patterns`}</Button>
      </div>
    </div>
  );
}
