import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isHopeItem, type HopeItem } from '@stillgrove/domain/safety-plan/hope-box';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { usePrivateRecords } from '../../../platform/vault/use-private-records';
import { Button } from '../../../ui/controls/Button';
import { Failure } from '../../../ui/states/states';
import { askForVault } from '../../../ui/vault/ask-for-vault';
import { Removed } from '../Removed';
import { AddPhotos } from './AddPhotos';
import { AddRecording } from './AddRecording';
import { AddText } from './AddText';
import styles from './HopeBox.module.css';
import { HopeThing } from './HopeThing';
import { removeItem } from './hope-records';

type Undo = { readonly text: string; readonly bringBack: () => Promise<string | null> };

/**
 * Photos, voices, words and songs to hold on to. All of it is sealed in the private space, and opened one by one.
 *
 * @param isWanted whether someone came for it, so that it comes into sight
 */
export default function HopeBox({ isWanted }: { isWanted: boolean }): ReactElement {
  const { status, records } = usePrivateRecords('hope-item', isHopeItem);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    title.current?.scrollIntoView({ behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const items = records.toSorted((one, other) => one.value.addedAtMs - other.value.addedAtMs);
  const remove = async (id: string, item: HopeItem) => {
    const bringBack = await removeItem(id, item);
    setFailure(bringBack === null ? t`We couldn’t remove this. Try again.` : null);
    setUndo(bringBack && { text: nameOf(item), bringBack });
  };
  const takeBack = async () => {
    setFailure((await undo?.bringBack()) ?? null);
    setUndo(null);
  };
  const added = (trouble: string | null) => {
    setUndo(null);
    setFailure(trouble);
  };
  return (
    <section className={styles.box} aria-labelledby="hope-box-title">
      <h2 id="hope-box-title" ref={title} className="like-h3" tabIndex={-1}>
        {t`My hope box`}
      </h2>
      <p>
        <Trans>
          Photos, voices, words and songs that remind you why you stay. They are locked in your private space
          with your passphrase, even if your plan opens without it.
        </Trans>
      </p>
      {status === 'locked' && (
        <div>
          <Button onClick={() => void askForVault()}>{t`Open my hope box`}</Button>
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles.things} aria-label={t`In my hope box`}>
          {items.map(({ id, value }) => (
            <HopeThing key={id} item={value} onRemove={() => void remove(id, value)} />
          ))}
        </ul>
      )}
      {undo !== null && <Removed text={undo.text} onUndo={() => void takeBack()} />}
      <Failure>{failure !== null && <p>{failure}</p>}</Failure>
      {(status === 'open' || status === 'absent') && (
        <details open={isWanted || undefined}>
          <summary className="text-summary">{t`Add something`}</summary>
          <div className={styles.add}>
            <AddPhotos items={records} onAdded={added} />
            <AddRecording items={records} onAdded={added} />
            <AddText kind="words" items={records} onAdded={added} />
            <AddText kind="song" items={records} onAdded={added} />
          </div>
        </details>
      )}
    </section>
  );
}

function nameOf({ kind, text }: HopeItem): string {
  if (text !== '') return text;
  return kind === 'photo' ? t`Photo` : t`Voice note`;
}
