import { t } from '@lingui/core/macro';
import { useId, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { type AskFeeling, chooseAskFeeling, readAskFeeling } from '../../platform/preferences/ask-feeling';
import { Pills } from '../../ui/filters/Pills';
import styles from './History.module.css';

const CHOICES: readonly { id: AskFeeling; name: string }[] = [
  { id: 'never', name: t`Don’t ask` },
  { id: 'after', name: t`After` },
  { id: 'both', name: t`Before and after` },
];

/** Whether to be asked around activities; no one is who did not choose it. */
export function AskAroundChoice(): ReactElement {
  const id = useId();
  const [chosen, setChosen] = useState(readAskFeeling);
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <h2 id={id} className="like-h3">
        {t`Ask me how I feel`}
      </h2>
      <Pills
        label={t`Ask how I feel`}
        choices={CHOICES}
        even
        chosen={chosen}
        onChoose={(choice) => {
          chooseAskFeeling(choice);
          setChosen(choice);
        }}
      />
      <p className="aside">
        {t`If you like, we ask with one optional tap how you feel before and after breathing, the body scan, sitting, exercises, games and sounds, and show you both side by side. We never ask around crisis help.`}
      </p>
      {chosen !== 'never' && (
        <Link href="/breathing?minutes=1" className="text-link">{t`Breathe for a minute`}</Link>
      )}
    </section>
  );
}
