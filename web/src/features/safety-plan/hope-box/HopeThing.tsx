import { t } from '@lingui/core/macro';
import type { HopeItem } from '@stillgrove/domain/safety-plan/hope-box';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import styles from './HopeBox.module.css';
import { openFile } from './hope-records';

type Props = { item: HopeItem; onRemove: () => void };

/** One thing of the hope box. */
export function HopeThing({ item, onRemove }: Props): ReactElement {
  const { kind, text, link } = item;
  const name = text === '' ? (kind === 'photo' ? t`Photo` : t`Voice note`) : text;
  return (
    <li className={styles.thing} data-kind={kind}>
      {kind === 'photo' && <Photo item={item} name={name} />}
      {kind === 'recording' && <Voice item={item} name={name} />}
      {kind !== 'photo' && kind !== 'recording' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {link !== '' && (
        <p className={styles.link} dir="ltr">
          {link}
        </p>
      )}
      <Button kind="quiet" aria-label={t`Remove: ${name}`} onClick={onRemove}>
        {t`Remove`}
      </Button>
    </li>
  );
}

/** Opened when it comes near the screen. */
function Photo({ item, name }: { item: HopeItem; name: string }): ReactElement {
  const place = useRef<HTMLElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void openFile(item)
          .then((file) => file && asDataAddress(file))
          .catch(() => null)
          .then((data) => {
            if (gone) return;
            setAddress(data);
            setFailed(data === null);
          });
      },
      { rootMargin: '50%' },
    );
    if (place.current !== null) near.observe(place.current);
    return () => {
      gone = true;
      near.disconnect();
    };
  }, [item]);
  return (
    <figure ref={place} className={styles.photo}>
      {failed && <p>{t`This photo can’t be opened.`}</p>}
      {address !== null && <img src={address} alt={name} />}
      {item.text !== '' && <figcaption dir="auto">{item.text}</figcaption>}
    </figure>
  );
}

/** Pages may show pictures out of their own text, and none out of the memory of the tab. */
function asDataAddress(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}

/** Opened when someone wants to hear it. */
function Voice({ item, name }: { item: HopeItem; name: string }): ReactElement {
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (address === null) return undefined;
    player.current?.focus();
    return () => URL.revokeObjectURL(address);
  }, [address]);
  const open = async () => {
    const file = await openFile(item).catch(() => null);
    setFailed(file === null);
    if (file !== null) setAddress(URL.createObjectURL(file));
  };
  return (
    <div className={styles.voice}>
      <p dir="auto">{name}</p>
      {address === null && (
        <Button onClick={() => void open()} aria-label={t`Listen: ${name}`}>{t`Listen`}</Button>
      )}
      {failed && <p>{t`This voice note can’t be opened.`}</p>}
      {address !== null && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- a person's own voice note
        <audio ref={player} controls src={address} aria-label={name} />
      )}
    </div>
  );
}
