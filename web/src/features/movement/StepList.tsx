import { plural, t } from '@lingui/core/macro';
import { instruction, type Routine, type Step } from '@stillgrove/domain/movement/routine';
import { useState, type ReactElement } from 'react';
import { FIGURES } from './figure/figures';
import { FigureShapes } from './FigureShapes';
import { WAY_NAMES } from './routine-words';
import styles from './StepList.module.css';

/** All steps with all ways to do them, to read before or in place of being guided. */
export function StepList({ routine }: { routine: Routine }): ReactElement {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={styles.steps}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>{t`Read all steps`}</summary>
      <ol className={styles.list}>
        {opened && routine.steps.map((step) => <ReadStep key={step.name} step={step} />)}
      </ol>
    </details>
  );
}

function ReadStep({ step }: { step: Step }): ReactElement {
  const { name, figure, how, often, easier, seconds } = step;
  const drawn = FIGURES[figure];
  const without = instruction(step, 'seated').how;
  return (
    <li className={styles.step}>
      <div className={styles.picture}>
        {drawn !== undefined && <FigureShapes figure={drawn} from={Math.floor(drawn.poses.length / 2)} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p>{how}</p>
        <p>{often ?? plural(seconds, { one: '# second', other: '# seconds' })}</p>
        <p>
          <strong>{WAY_NAMES.easier}</strong>
          <br />
          {easier}
        </p>
        {without !== how && (
          <p>
            <strong>{WAY_NAMES.seated}</strong>
            <br />
            {without}
          </p>
        )}
      </div>
    </li>
  );
}
