import { t } from '@lingui/core/macro';
import { ACTIVITIES, HUB_ACTIVITIES } from '@stillgrove/domain/activities/activities';
import { type Weekday, WEEKDAYS } from '@stillgrove/domain/reminders/calendar-file';
import { useId, useState, type SubmitEvent, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { ACTIVITY_CARDS } from '../../ui/activities/activity-cards';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Choice } from '../../ui/filters/Choice';
import styles from './CalendarFileForm.module.css';
import { DayChoice } from './DayChoice';

const ACTIVITY_OPTIONS = HUB_ACTIVITIES.map((id) => ({
  value: ACTIVITIES[id].path,
  name: ACTIVITY_CARDS[id].name,
}));

const USUAL_TIME = '19:30';

type Problem = 'time' | 'days' | 'file';

const PROBLEMS: Readonly<Record<Problem, string>> = {
  time: t`Enter a time.`,
  days: t`Choose at least one day.`,
  file: t`We couldn’t make the file. Check your connection, then try again.`,
};

/** Makes a calendar file on the device: words, days, a time, and the activity that it opens, if any. */
export function CalendarFileForm(): ReactElement {
  const title = useId();
  const [days, setDays] = useState<readonly Weekday[]>(WEEKDAYS);
  const [path, setPath] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [saved, setSaved] = useState(false);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const time = text('time');
    const found: Problem[] = [
      ...(/^\d{2}:\d{2}/.test(time) ? [] : (['time'] as const)),
      ...(days.length === 0 ? (['days'] as const) : []),
    ];
    setSaved(false);
    setProblems(found);
    if (found[0] !== undefined) {
      const first = found[0] === 'time' ? '[name=time]' : 'fieldset input';
      event.currentTarget.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    try {
      const { saveMoment } = await retry(() => import('./save-moment'));
      saveMoment({ words: text('words'), days, time, path });
      setSaved(true);
    } catch {
      setProblems(['file']);
    }
  };

  return (
    <details>
      <summary id={title} className="text-summary">{t`A file for your calendar`}</summary>
      <form className={styles.form} aria-labelledby={title} noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={t`What your calendar shows`}
          name="words"
          defaultValue={t`A quiet moment`}
          maxLength={120}
          autoComplete="off"
          help={t`Others may see your calendar, so these words say nothing about this site. You can change them.`}
        />
        <Field
          label={t`Time`}
          name="time"
          type="time"
          required
          defaultValue={USUAL_TIME}
          error={problems.includes('time') ? PROBLEMS.time : undefined}
        />
        <DayChoice
          days={days}
          error={problems.includes('days') ? PROBLEMS.days : undefined}
          onChange={setDays}
        />
        <Choice
          label={t`Link in the calendar`}
          all={t`None`}
          options={ACTIVITY_OPTIONS}
          value={path}
          onChange={setPath}
        />
        <div className={styles.save}>
          <Button type="submit">{t`Save the calendar file`}</Button>
          <p role="status" className={problems.includes('file') ? 'error' : 'aside'}>
            {problems.includes('file')
              ? PROBLEMS.file
              : saved && t`The file is in your downloads. Open it to add the moment to your calendar.`}
          </p>
        </div>
      </form>
    </details>
  );
}
