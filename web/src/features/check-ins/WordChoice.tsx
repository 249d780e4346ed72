import { t } from '@lingui/core/macro';
import { NAME_MAX_LENGTH, tidyNames, WORDS_MAX } from '@stillgrove/domain/check-ins/check-in';
import { ALL_FEELING_WORDS, wordsNear } from '@stillgrove/domain/check-ins/feeling-words';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { FEELINGS, feelingName, wordFromTyped } from './feeling-names';
import type { Place } from './FeelingField';
import styles from './WordChoice.module.css';

type Props = { place: Place; words: readonly string[]; onChange: (words: readonly string[]) => void };

/** So many are shown before someone asks for more. */
const FIRST = 6;

/** Words that fit the place, more of them with what they mean, and the person’s own. */
export function WordChoice({ place, words, onChange }: Props): ReactElement {
  const id = useId();
  const [all, setAll] = useState(false);
  const near = wordsNear(place.energy, place.pleasant);
  const shown: readonly string[] = all
    ? [...near, ...ALL_FEELING_WORDS.filter((word) => !near.includes(word))]
    : near.slice(0, FIRST);
  const isFull = words.length >= WORDS_MAX;
  const toggle = (word: string) =>
    onChange(words.includes(word) ? words.filter((other) => other !== word) : [...words, word]);
  const others = words.filter((word) => !shown.includes(word));
  return (
    <div className={styles.words}>
      <p id={id}>{t`Add words if you like, up to ${WORDS_MAX}.`}</p>
      <div role="group" aria-labelledby={id} className={styles.chips} data-all={all}>
        {[...others, ...shown].map((word) => {
          const isChosen = words.includes(word);
          return (
            <button
              key={word}
              type="button"
              className={styles.chip}
              aria-pressed={isChosen}
              aria-disabled={isFull && !isChosen}
              onClick={() => {
                if (!isFull || isChosen) toggle(word);
              }}
            >
              <bdi>{feelingName(word)}</bdi>
              {all && <Meaning word={word} />}
            </button>
          );
        })}
      </div>
      <div className={styles.more}>
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Fewer words` : t`More words, with meanings`}
        </Button>
        <OwnWord isFull={isFull} onAdd={(word) => onChange(tidyNames([...words, word], WORDS_MAX))} />
      </div>
    </div>
  );
}

function Meaning({ word }: { word: string }): ReactElement | null {
  const known = (FEELINGS as Readonly<Record<string, { readonly meaning: string }>>)[word];
  return known === undefined ? null : <span className={styles.meaning}>{known.meaning}</span>;
}

function OwnWord({ isFull, onAdd }: { isFull: boolean; onAdd: (word: string) => void }): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() === '' || isFull) return;
    onAdd(wordFromTyped(typed));
    setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.own}>
      <label htmlFor={id}>{t`Your own word`}</label>
      <div className={styles.ownRow}>
        <input
          id={id}
          className={styles.ownField}
          dir="auto"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={addOnEnter}
        />
        <Button onClick={add} aria-disabled={typed.trim() === '' || isFull}>{t`Add`}</Button>
      </div>
      {isFull && <p className="aside">{t`You have chosen ${WORDS_MAX} words. Remove one to add another.`}</p>}
    </div>
  );
}
