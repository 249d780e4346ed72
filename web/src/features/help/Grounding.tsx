import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './Grounding.module.css';

const STEPS = [
  {
    count: '5',
    title: 'Five things you can see',
    words: 'Look around slowly and name each one, aloud or in your head: a lamp, a shadow, your own hand.',
  },
  {
    count: '4',
    title: 'Four things you can feel',
    words: 'The floor under your feet, the cloth on your arm, the air on your face, what you sit on.',
  },
  {
    count: '3',
    title: 'Three things you can hear',
    words: 'Something near, something far away, and your own breath.',
  },
  {
    count: '2',
    title: 'Two things you can smell',
    words: 'If nothing comes, think of two smells that you like.',
  },
  {
    count: '1',
    title: 'One thing you can taste',
    words: 'A sip of water will do, or the taste that is in your mouth now. You are here.',
  },
] as const;

/** Five, four, three, two, one: the senses lead back to the room. One step at a time; all of them without scripts. */
export function Grounding({ as: Heading }: { as: 'h3' | 'h4' }): ReactElement {
  const [current, setCurrent] = useState(0);
  const isFirst = current === 0;
  const isLast = current === STEPS.length - 1;
  return (
    <section className={styles.grounding} aria-labelledby="help-grounding">
      <Heading id="help-grounding" className={styles.name}>
        Back to this room, in five steps
      </Heading>
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
          Back
        </Button>
        <Button className={styles.control} onClick={() => setCurrent(isLast ? 0 : current + 1)}>
          {isLast ? 'Begin again' : 'Next'}
        </Button>
      </div>
    </section>
  );
}
