import { firstName } from '@stillgrove/domain/accounts/account';
import { greetingAt } from '@stillgrove/domain/browse/greeting';
import { FULL_TREE, treeProgress } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement, ReactNode } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { useAppStore } from '../../platform/session/app-store';
import { ButtonLink } from '../../ui/controls/Button';
import { counted } from '../../ui/filters/words';
import { WaitingNote } from '../../ui/points/WaitingNote';
import type { Activity } from './activity-list';
import styles from './Welcome.module.css';

type Props = {
  /** The activity opened last; undefined for someone new. */
  last: Activity | undefined;
  tree: ReactNode;
};

const POINTS = {
  one: `You have # point. Your tree is full at ${String(FULL_TREE)}.`,
  other: `You have # points. Your tree is full at ${String(FULL_TREE)}.`,
};
const POINTS_TODAY = {
  one: 'You earned # point today on this device.',
  other: 'You earned # points today on this device.',
};

/** A greeting, a link to the last activity, the points so far, and a small tree. */
export function Welcome({ last, tree }: Props): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const { totalScore, today } = usePoints();
  const { tasks } = treeProgress(totalScore);
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.title} data-own="">
          {greetingAt(new Date().getHours())}
          {user !== null && `, ${firstName(user.fullName)}`}
        </h1>
        <p className={styles.lead}>Pick whatever you like. There’s no rush.</p>
        <div data-own="">
          <ButtonLink kind="main" href={last?.path ?? '/breathing'}>
            {last === undefined ? 'Breathe for a minute' : `Back to ${last.title}`}
          </ButtonLink>
        </div>
        <p data-own="">
          {counted(tasks, POINTS)} {today > 0 && counted(today, POINTS_TODAY)}
        </p>
        <WaitingNote />
      </div>
      <div className={styles.tree}>{tree}</div>
    </section>
  );
}
