import { plural, t } from '@lingui/core/macro';
import { LEVELS, type Level } from '@stillgrove/domain/check-ins/check-in';
import type { ReactElement } from 'react';
import { Choice } from '../../ui/filters/Choice';
import styles from './Files.module.css';
import { moodsOf, type OpenedFile } from './opened-file';
import { PLEASANT_WORDS } from './place-words';

type Props = {
  opened: Exclude<OpenedFile, { kind: 'json' }>;
  onChange: (opened: OpenedFile) => void;
};

const OPTIONS = LEVELS.toReversed().map((level) => ({ value: String(level), name: PLEASANT_WORDS[level] }));

/** What each name of a mood means: another app lets people call their moods as they like. */
export function MoodQuestions({ opened, onChange }: Props): ReactElement | null {
  const moods = moodsOf(opened);
  if (moods === null)
    return (
      <p role="alert" className="error">
        {t`This column has too many different values to be a mood. Choose another column.`}
      </p>
    );
  if (moods.length === 0) return null;
  return (
    <fieldset className={styles.asked}>
      <legend className="like-h3">{t`What do these moods mean?`}</legend>
      <div className={styles.choices}>
        {moods.map(({ name, times }) => (
          <Choice
            key={name}
            label={plural(times, { one: `${name} (# time)`, other: `${name} (# times)` })}
            all={t`Choose…`}
            options={OPTIONS}
            value={String(opened.levels.get(name) ?? '')}
            onChange={(value) => {
              const levels = new Map(opened.levels);
              if (value === '') levels.delete(name);
              else levels.set(name, Number(value) as Level);
              onChange({ ...opened, levels });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
