import { t } from '@lingui/core/macro';
import { MIX_NAME_LENGTH, type OwnMix } from '@stillgrove/domain/sounds/mixes';
import { useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { MixScene } from '../../ui/sound/MixScene';
import { soundsOf } from '../../ui/sound/sound-words';
import type { NamedMix } from './MixCards';
import { deleteOwnMix, renameOwnMix, restoreOwnMix, useOwnMixes } from './own-mix-store';
import styles from './OwnMixes.module.css';
import type { SoundsSession } from './sounds-session';

type Props = { session: SoundsSession; onPlay: (mix: NamedMix) => void };
type Deleted = { readonly mix: OwnMix; readonly at: number };

/** The mixes that someone made, kept on this device. */
export function OwnMixes({ session, onPlay }: Props): ReactElement {
  const own = useOwnMixes((state) => state.own);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const remove = (mix: OwnMix, at: number) => {
    deleteOwnMix(mix.id);
    setDeleted({ mix, at });
    // The button that was pressed is gone, and this one can take it back.
    requestAnimationFrame(() => undo.current?.focus());
  };
  const restore = () => {
    if (deleted !== null) restoreOwnMix(deleted.mix, deleted.at);
    setDeleted(null);
  };
  return (
    <div className={styles.own}>
      {own.length === 0 && <p>{t`You don’t have any yet. Make a mix above, give it a name, and keep it.`}</p>}
      <ul className={styles.list}>
        {own.map((mix, at) => (
          <OwnMixRow
            key={mix.id}
            mix={mix}
            session={session}
            onPlay={onPlay}
            onDelete={() => remove(mix, at)}
          />
        ))}
      </ul>
      <div role="status" className={styles.deleted}>
        {deleted !== null && (
          <>
            <span>{t`“${deleted.mix.name}” is deleted.`}</span>
            <Button ref={undo} onClick={restore}>{t`Undo`}</Button>
          </>
        )}
      </div>
      <p className="aside">{t`Your mixes are kept on this device, and stay here when you sign out. If you have a private space, it gets a copy of them when it is open.`}</p>
    </div>
  );
}

type RowProps = {
  mix: OwnMix;
  session: SoundsSession;
  onPlay: (mix: NamedMix) => void;
  onDelete: () => void;
};

function OwnMixRow({ mix, session, onPlay, onDelete }: RowProps): ReactElement {
  const { chosen, status } = session.store();
  const [renaming, setRenaming] = useState(false);
  const isChosen = chosen === mix.id && status !== 'silent';
  const plays = isChosen && status !== 'paused';
  return (
    <li className={styles.mix}>
      <div className={styles.picture}>
        <MixScene mix={mix.layers} />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{mix.name}</bdi>
        </span>
        <span className="aside">{soundsOf(mix.layers)}</span>
      </div>
      {renaming ? (
        <RenameMix mix={mix} session={session} onDone={() => setRenaming(false)} />
      ) : (
        <div className={styles.actions} role="group" aria-label={mix.name}>
          <Button aria-pressed={plays} onClick={() => (isChosen ? void session.toggle() : onPlay(mix))}>
            {plays ? t`Pause` : t`Play`}
          </Button>
          <Button kind="quiet" onClick={() => setRenaming(true)}>{t`Rename`}</Button>
          <Button kind="quiet" onClick={onDelete}>{t`Delete`}</Button>
        </div>
      )}
    </li>
  );
}

type RenameProps = { mix: OwnMix; session: SoundsSession; onDone: () => void };

function RenameMix({ mix, session, onDone }: RenameProps): ReactElement {
  const [name, setName] = useState(mix.name);
  const [error, setError] = useState<string>();
  const save = () => {
    if (!renameOwnMix(mix.id, name)) {
      setError(t`Enter a name for your mix.`);
      return;
    }
    if (session.store.getState().chosen === mix.id) session.rename(mix.id, name.trim());
    onDone();
  };
  return (
    <form
      noValidate
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t`New name`}
        value={name}
        maxLength={MIX_NAME_LENGTH}
        error={error}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{t`Save`}</Button>
      <Button kind="quiet" onClick={onDone}>{t`Cancel`}</Button>
    </form>
  );
}
