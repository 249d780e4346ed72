import { firstName } from '@stillgrove/domain/accounts/account';
import { greetingAt } from '@stillgrove/domain/browse/greeting';
import { FULL_TREE, treeProgress } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement, ReactNode } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { useAppStore } from '../../platform/session/app-store';
import { ButtonLink } from '../../ui/controls/Button';
import { WaitingNote } from '../../ui/points/WaitingNote';
import type { Activity } from './activity-list';
import styles from './Welcome.module.css';

type Props = {
  /** What was opened last; undefined for someone who is new here. */
  last: Activity | undefined;
  tree: ReactNode;
};

/** The first words of a visit, the way back to what was done last, and the tree in small. */
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
        <p className={styles.lead}>Everything here waits for you, and nothing hurries you.</p>
        <div data-own="">
          <ButtonLink kind="main" href={last?.path ?? '/breathing'}>
            {last === undefined ? 'Breathe for a minute' : `Back to ${last.title}`}
          </ButtonLink>
        </div>
        <p data-own="">
          Your tree has grown by <strong>{tasks}</strong> of {FULL_TREE}.{' '}
          {today > 0 && (
            <span>
              Today on this device: <strong>{today}</strong>.
            </span>
          )}
        </p>
        <WaitingNote />
      </div>
      <div className={styles.tree}>{tree}</div>
    </section>
  );
}
