import { t } from '@lingui/core/macro';
import {
  MOST_OWN_PATTERNS,
  movePattern,
  removePattern,
  restorePattern,
  type OwnPattern,
} from '@stillgrove/domain/breathing/own-patterns';
import { useRef, useState, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import styles from './OwnPatternsList.module.css';
import { changeOwn, usePatterns } from './pattern-store';
import { patternTitle } from './pattern-words';
import { PatternCard } from './PatternCard';
import cards from './PatternCard.module.css';

type Props = {
  /** With null, a new one. */
  onEdit: (pattern: OwnPattern | null) => void;
  onShare: (pattern: OwnPattern) => void;
};

type Deleted = { readonly pattern: OwnPattern; readonly at: number };

/** The person’s own patterns, in their order. */
export function OwnPatternsList({ onEdit, onShare }: Props): ReactElement {
  const { own, kept } = usePatterns();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const make = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const remove = (pattern: OwnPattern, at: number) => {
    changeOwn((patterns) => removePattern(patterns, pattern.id));
    setDeleted({ pattern, at });
    // The button that was pressed is gone, and this one can take it back.
    requestAnimationFrame(() => undo.current?.focus());
  };
  const restore = () => {
    if (deleted !== null) changeOwn((patterns) => restorePattern(patterns, deleted.pattern, deleted.at));
    setDeleted(null);
    make.current?.focus();
  };
  return (
    <section className={styles.own} aria-labelledby="own-patterns">
      <h3 id="own-patterns" className="like-h3">
        {t`Your patterns`}
      </h3>
      {own.length === 0 && (
        <p>{t`Make a pattern that suits you. It is kept on this device. If you have a private space, it gets a copy when it is open.`}</p>
      )}
      <ul className={cards.cards}>
        {own.map((pattern, at) => (
          <li key={pattern.id}>
            <PatternCard pattern={pattern}>
              <div className={styles.actions} role="group" aria-label={patternTitle(pattern)}>
                <Button kind="quiet" onClick={() => onEdit(pattern)}>{t`Change`}</Button>
                <Button kind="quiet" onClick={() => onShare(pattern)}>{t`Share`}</Button>
                <Button
                  kind="quiet"
                  aria-disabled={at === 0}
                  onClick={() => changeOwn((patterns) => movePattern(patterns, pattern.id, -1))}
                >{t`Move up`}</Button>
                <Button
                  kind="quiet"
                  aria-disabled={at === own.length - 1}
                  onClick={() => changeOwn((patterns) => movePattern(patterns, pattern.id, 1))}
                >{t`Move down`}</Button>
                <Button kind="quiet" onClick={() => remove(pattern, at)}>{t`Delete`}</Button>
              </div>
            </PatternCard>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.deleted}>
        {deleted !== null && (
          <>
            <span>
              <bdi>{patternTitle(deleted.pattern)}</bdi>: {t`deleted.`}
            </span>
            <Button ref={undo} onClick={restore}>{t`Undo`}</Button>
          </>
        )}
      </div>
      {!kept && (
        <p className="error" role="alert">
          {t`We couldn’t keep your patterns, because this browser doesn’t store data for this site. They are here until you leave the page. Share one to keep it as a link.`}
        </p>
      )}
      <Button
        ref={make}
        aria-disabled={own.length >= MOST_OWN_PATTERNS}
        onClick={() => own.length < MOST_OWN_PATTERNS && onEdit(null)}
      >
        {t`Make a pattern`}
      </Button>
    </section>
  );
}
