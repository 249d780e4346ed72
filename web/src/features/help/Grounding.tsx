import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './Grounding.module.css';

const STEPS = [
  {
    count: '5',
    title: 'Five things you can see',
    words: 'Name each one, out loud or in your head: a lamp, a door, a shadow.',
  },
  {
    count: '4',
    title: 'Four things you can feel',
    words: 'Cloth on your skin, air on your face, what holds you up.',
  },
  {
    count: '3',
    title: 'Three things you can hear',
    words: 'Something close, something far away, your own breath.',
  },
  {
    count: '2',
    title: 'Two things you can smell',
    words: 'If there is nothing, think of two smells you like.',
  },
  {
    count: '1',
    title: 'One thing you can taste',
    words: 'A sip of water, or the taste in your mouth right now.',
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
        Come back to the present in five steps
      </Heading>
      <p className={styles.intro}>Use the senses that work for you. Skip any step.</p>
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
          {isLast ? 'Start again' : 'Next'}
        </Button>
      </div>
    </section>
  );
}
