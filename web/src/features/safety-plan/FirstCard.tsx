import { t } from '@lingui/core/macro';
import {
  PLAN_PARTS,
  partOf,
  partsInOrder,
  type Plan,
  type PlanPartName,
} from '@stillgrove/domain/safety-plan/plan';
import { useId, type ReactElement } from 'react';
import { PART_WORDS } from './part-words';
import { openFirst } from './plan-store';
import styles from './KeepPlan.module.css';

/** Which card stands in front when the plan is opened. */
export function FirstCard({ plan }: { plan: Plan }): ReactElement {
  const id = useId();
  const written = PLAN_PARTS.filter((name) => partOf(plan, name).items.length > 0);
  const first = partsInOrder(plan).find(({ part }) => written.includes(part));
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t`Which card comes first?`}</label>
      <select
        id={id}
        className={styles.select}
        value={first?.part}
        onChange={({ target }) => openFirst(target.value as PlanPartName)}
      >
        {written.map((name) => (
          <option key={name} value={name}>
            {PART_WORDS[name].title}
          </option>
        ))}
      </select>
    </div>
  );
}
