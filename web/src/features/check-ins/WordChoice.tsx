import { plural, t } from '@lingui/core/macro';
import { NAME_MAX_LENGTH, tidyNames, WORDS_MAX } from '@stillgrove/domain/check-ins/check-in';
import {
  FEELING_WORDS,
  type FeelingWord,
  isFeelingWord,
  type Quarter,
  quartersNear,
  wordsNear,
} from '@stillgrove/domain/check-ins/feeling-words';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/drawing/Icon';
import { feelingName, wordFromTyped } from './feeling-names';
import type { Place } from './FeelingField';
import { QUARTER_WORDS } from './place-words';
import { WordChips } from './WordChips';
import styles from './WordChoice.module.css';

type Props = { place: Place; words: readonly string[]; onChange: (words: readonly string[]) => void };

/** So many are shown before someone asks for more. */
const FIRST = 6;

const FULL_WORDS = t`You have chosen ${WORDS_MAX} words. Remove one to add another.`;

/** Words that fit the place, all of them with what they mean, and the person’s own. */
export function WordChoice({ place, words, onChange }: Props): ReactElement {
  const id = useId();
  const [all, setAll] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const near = wordsNear(place.energy, place.pleasant).slice(0, FIRST);
  // One that is taken back keeps its place, so that nothing moves under a finger.
  const [touched, setTouched] = useState<readonly FeelingWord[]>(() => words.filter(isFeelingWord));
  const ours = [...new Set([...near, ...touched, ...words.filter(isFeelingWord)])];
  const isFull = words.length >= WORDS_MAX;
  const remove = (word: string) => onChange(words.filter((other) => other !== word));
  const toggle = (word: FeelingWord) => {
    setTouched([...touched, word]);
    if (words.includes(word)) remove(word);
    else onChange([...words, word]);
  };
  return (
    <div className={styles.words}>
      <p id={id}>{t`Add words if you like, up to ${WORDS_MAX}.`}</p>
      <WordChips labelledBy={id} words={ours} chosen={words} isFull={isFull} onToggle={toggle} />
      <OwnWord
        words={words}
        added={words.filter((word) => !isFeelingWord(word))}
        onAdd={(word) => onChange(tidyNames([...words, word], WORDS_MAX))}
        onRemove={remove}
        saysFull={!all}
      />
      <Button
        ref={more}
        kind="quiet"
        className={styles.more}
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? t`Fewer words` : t`More words, with meanings`}
      </Button>
      {all && (
        <>
          <AllWords place={place} words={words} isFull={isFull} onToggle={toggle} />
          <Button
            kind="quiet"
            className={styles.more}
            onClick={() => {
              setAll(false);
              more.current?.focus();
            }}
          >
            {t`Fewer words`}
          </Button>
        </>
      )}
    </div>
  );
}

type AllProps = {
  place: Place;
  words: readonly string[];
  isFull: boolean;
  onToggle: (word: FeelingWord) => void;
};

/** All words by the quarters of the field: those that fit the place first, the first of them open. */
function AllWords({ place, words, isFull, onToggle }: AllProps): ReactElement {
  const id = useId();
  const near = quartersNear(place.energy, place.pleasant);
  const quarters = [...new Set([...near, ...(Object.keys(FEELING_WORDS) as Quarter[])])];
  return (
    <div>
      <p className={styles.tally} data-full={isFull || undefined}>
        {isFull ? FULL_WORDS : t`Chosen: ${words.length} of ${WORDS_MAX}`}
      </p>
      {quarters.map((quarter, index) => {
        const count = FEELING_WORDS[quarter].filter((word) => words.includes(word)).length;
        return (
          <details key={quarter} className={styles.quarter} open={index === 0}>
            <summary>
              <span id={id + quarter}>{QUARTER_WORDS[quarter]}</span>
              {count > 0 && (
                <span className={styles.count}>{plural(count, { one: '# chosen', other: '# chosen' })}</span>
              )}
            </summary>
            <WordChips
              labelledBy={id + quarter}
              words={FEELING_WORDS[quarter]}
              chosen={words}
              isFull={isFull}
              withMeanings
              onToggle={onToggle}
            />
          </details>
        );
      })}
    </div>
  );
}

/** Why a word can’t be added to those that are chosen; null where it can. */
function problemOf(word: string, words: readonly string[]): string | null {
  if (words.length >= WORDS_MAX) return FULL_WORDS;
  if (word === '') return t`Write a word first.`;
  return words.includes(word) ? t`You have this word already.` : null;
}

type OwnProps = {
  /** All that is chosen. */
  words: readonly string[];
  /** Those of the person’s own. */
  added: readonly string[];
  onAdd: (word: string) => void;
  onRemove: (word: string) => void;
  /** Whether it says why no more can be added, which the long list says as well. */
  saysFull: boolean;
};

function OwnWord({ words, added, onAdd, onRemove, saysFull }: OwnProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState('');
  const [wrong, setWrong] = useState<{ readonly problem: string; readonly words: readonly string[] }>();
  const isFull = words.length >= WORDS_MAX;
  // What was wrong beside other words need not be so now.
  const problem = wrong?.words === words ? wrong.problem : '';
  const add = () => {
    const word = wordFromTyped(typed);
    const found = problemOf(word, words);
    if (found !== null) {
      setWrong({ problem: found, words });
      field.current?.focus();
      return;
    }
    onAdd(word);
    setTyped('');
    setDone(t`Added: ${feelingName(word)}`);
    // It stands below the field, where a phone may have other things above it.
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' }));
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
          ref={field}
          id={id}
          className={styles.ownField}
          dir="auto"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={typed}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(undefined);
          }}
          onKeyDown={addOnEnter}
        />
        <Button onClick={add} aria-disabled={isFull}>{t`Add`}</Button>
      </div>
      {problem !== '' && (
        <p id={`${id}-problem`} className="error">
          {problem}
        </p>
      )}
      {added.length > 0 && (
        <ul ref={list} className={styles.added} aria-label={t`Words you added`}>
          {added.map((word) => (
            <li key={word}>
              <button
                type="button"
                className={styles.addedWord}
                aria-label={t`Remove “${word}”`}
                onClick={() => {
                  onRemove(word);
                  setDone(t`Removed: ${word}`);
                  field.current?.focus();
                }}
              >
                <bdi>{word}</bdi>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull && saysFull && problem === '' && <p className="aside">{FULL_WORDS}</p>}
      <p role="status" className="visually-hidden">
        {done}
      </p>
    </div>
  );
}
