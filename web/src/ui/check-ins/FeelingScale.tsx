import { t } from '@lingui/core/macro';
import { type AskedActivity, type Level, LEVELS, type Side } from '@stillgrove/domain/check-ins/check-in';
import { useId, useLayoutEffect, useState, type ReactElement } from 'react';
import { mayAskNow, noteAskedNow, runOf } from '../../platform/check-ins/asked-runs';
import { keepCheckIn } from '../../platform/check-ins/keep-check-in';
import { nowHere } from '../../platform/clock/now-here';
import { useAppStore } from '../../platform/session/app-store';
import styles from './FeelingScale.module.css';

type Props = {
  activity: AskedActivity;
  side: Side;
  /** Called where someone was asked a short while ago: then nothing is asked, and no place is held. */
  onTooSoon: () => void;
};

type Answer = 'none' | 'saving' | 'saved' | 'for-visit';

const NAMES: Readonly<Record<Level, string>> = {
  '-2': t`Heavy`,
  '-1': t`A little heavy`,
  '0': t`In between`,
  '1': t`A little light`,
  '2': t`Light`,
};

/** One tap on five steps from heavy to light; leaving it alone is as fine as an answer. */
export default function FeelingScale({ activity, side, onTooSoon }: Props): ReactElement | null {
  const id = useId();
  const userId = useAppStore((state) => state.app.user?.id);
  const [may] = useState(() => mayAskNow(activity, side));
  const [answer, setAnswer] = useState<Answer>('none');
  useLayoutEffect(() => {
    if (!may) onTooSoon();
  });
  if (!may || userId === undefined) return null;
  const choose = async (pleasant: Level) => {
    if (answer !== 'none') return;
    setAnswer('saving');
    const runId = runOf(activity, side);
    noteAskedNow(activity, side, runId);
    setAnswer(
      await keepCheckIn(userId, {
        ...nowHere(),
        energy: null,
        pleasant,
        words: [],
        tags: [],
        note: '',
        link: { activity, runId, side },
      }),
    );
  };
  return (
    <div className={styles.ask}>
      <p id={id}>{side === 'before' ? t`How do you feel before you begin?` : t`How do you feel now?`}</p>
      {(answer === 'none' || answer === 'saving') && (
        <div role="group" aria-labelledby={id} className={styles.steps}>
          <span aria-hidden="true">{t`Heavy`}</span>
          {LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              className={styles.step}
              aria-label={NAMES[level]}
              onClick={() => void choose(level)}
            />
          ))}
          <span aria-hidden="true">{t`Light`}</span>
        </div>
      )}
      <p role="status" className={styles.answer}>
        {answer === 'saved' && t`Saved in your private space.`}
        {answer === 'for-visit' && t`Kept for this visit. You can save it on the check-in page.`}
      </p>
    </div>
  );
}
