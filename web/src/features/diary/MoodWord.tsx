import { MOOD_MAX_LENGTH, MOODS } from '@stillgrove/domain/diary/entry';
import type { ReactElement } from 'react';
import { Field } from '../../ui/controls/Field';
import { Pills } from '../../ui/filters/Pills';
import styles from './MoodWord.module.css';

const CHOICES = MOODS.map((mood) => ({ id: mood, name: mood }));

/** A word for a mood: typed, or one of a few suggestions. */
export function MoodWord({
  mood,
  onChange,
}: {
  mood: string;
  onChange: (mood: string) => void;
}): ReactElement {
  return (
    <div className={styles.mood}>
      <Field
        label="A word for your mood (optional)"
        autoComplete="off"
        spellCheck={false}
        maxLength={MOOD_MAX_LENGTH}
        value={mood}
        onChange={({ target }) => onChange(target.value)}
      />
      <Pills<string>
        label="Suggestions"
        choices={CHOICES}
        chosen={mood}
        onChoose={(chosen) => onChange(chosen === mood ? '' : chosen)}
      />
    </div>
  );
}
