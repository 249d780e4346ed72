import { plural, t } from '@lingui/core/macro';
import { hasRoomFor, MOST_PHOTOS, type HopeItem } from '@stillgrove/domain/safety-plan/hope-box';
import type { PrivateRecord } from '@stillgrove/domain/vault/records';
import { useId, useState, type ReactElement } from 'react';
import { encodePhoto } from '../../../platform/hope-box/encode-photo';
import { FileInput } from '../../../ui/controls/FileInput';
import styles from './HopeBox.module.css';
import { keepItem } from './hope-records';

export type AddProps = {
  items: readonly PrivateRecord<HopeItem>[];
  /** Called with why it was not kept, in words; null when it was. */
  onAdded: (trouble: string | null) => void;
};

/** Chooses photos on the device, and keeps small copies without what a camera writes beside them. */
export function AddPhotos({ items, onAdded }: AddProps): ReactElement {
  const id = useId();
  const [state, setState] = useState('');
  const kinds = items.map(({ value }) => value);
  const add = async (files: readonly File[]) => {
    let added = 0;
    for (const file of files) {
      if (
        !hasRoomFor('photo', [...kinds, ...Array.from({ length: added }, () => ({ kind: 'photo' as const }))])
      ) {
        onAdded(t`There’s room for ${MOST_PHOTOS} photos. Remove one to add another.`);
        break;
      }
      setState(t`Saving…`);
      const photo = await encodePhoto(file);
      const trouble =
        photo === null
          ? t`We couldn’t read “${file.name}” as a photo. Choose a JPEG, PNG or WebP file.`
          : await keepItem({ kind: 'photo', text: '', link: '' }, photo);
      onAdded(trouble);
      if (trouble !== null) break;
      added += 1;
    }
    setState(added === 0 ? '' : plural(added, { one: '# photo was added.', other: '# photos were added.' }));
  };
  return (
    <div className={styles.way}>
      <label htmlFor={id}>{t`Add photos`}</label>
      <FileInput
        id={id}
        accept="image/*"
        multiple
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void add(files);
        }}
      />
      <p id={`${id}-help`} className="aside">
        {t`We keep a small copy, without the place and time your camera may have saved in it. Your original stays as it is.`}
      </p>
      <p role="status">{state}</p>
    </div>
  );
}
