import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './Grounding.module.css';

/** The first three stay outside the body, which is where panic is. */
const STEPS = [
  {
    count: '5',
    title: t`Five things you can see`,
    words: t`Name each one, out loud or in your head: a lamp, a door, a plant.`,
  },
  {
    count: '4',
    title: t`Four things you can hear`,
    words: t`Something close, something far away, a hum, a car.`,
  },
  {
    count: '3',
    title: t`Three things of one color`,
    words: t`Choose a color. Find it near you, or think of things that have it.`,
  },
  {
    count: '2',
    title: t`Two things you can touch`,
    words: t`A sleeve, a table, a wall. Is it warm or cool, rough or smooth?`,
  },
  {
    count: '1',
    title: t`One thing you can smell or taste`,
    words: t`A sip of water, some soap, or a smell that you like to think of.`,
  },
] as const;

/** Five, four, three, two, one: the senses lead back to the present. One step at a time; all of them without scripts. */
export function Grounding({ as: Heading }: { as: 'h2' | 'h3' }): ReactElement {
  const [current, setCurrent] = useState(0);
  const isFirst = current === 0;
  const isLast = current === STEPS.length - 1;
  return (
    <section className={styles.grounding} aria-labelledby="help-grounding">
      <Heading id="help-grounding" className={styles.name}>
        {t`Come back to the present in five steps`}
      </Heading>
      <p
        className={styles.intro}
      >{t`Use the senses that work for you. Skip any step, and stop if it makes you feel worse.`}</p>
      <ol aria-live="polite" className={styles.steps}>
        {STEPS.map(({ count, title, words }, index) => (
          <li key={count} className={styles.step} data-current={index === current}>
            <span className={styles.count} aria-hidden>
              {count}
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.controls}>
        <Button
          className={styles.control}
          aria-disabled={isFirst}
          onClick={() => setCurrent(Math.max(0, current - 1))}
        >
          {t`Back`}
        </Button>
        <Button className={styles.control} onClick={() => setCurrent(isLast ? 0 : current + 1)}>
          {isLast ? t`Start again` : t`Next`}
        </Button>
      </div>
    </section>
  );
}
