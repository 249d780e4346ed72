import { t } from '@lingui/core/macro';
import type { ResourceCard } from '@stillgrove/contract/resources';
import { useRef, type ReactElement } from 'react';
import { ArrowButton } from '../../ui/carousel/ArrowButton';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { ResourceCardLink } from './ResourceCardLink';
import styles from './ResourceStrip.module.css';
import { useStrip } from './use-strip';

/** The cards side by side, moved by finger, by button or by key. */
export function ResourceStrip({ cards }: { cards: readonly ResourceCard[] }): ReactElement {
  const strip = useRef<HTMLUListElement>(null);
  const { percent, fits, step } = useStrip(strip);
  return (
    <section className={styles.strip} aria-roledescription={t`carousel`} aria-label={t`Resource cards`}>
      <ul ref={strip} className={styles.cards}>
        {cards.map((card) => (
          <ResourceCardLink key={card.id} card={card} />
        ))}
      </ul>
      <div className={styles.controls}>
        <ArrowButton direction="previous" label={t`Previous resources`} disabled={fits} onPress={step} />
        <ProgressBar
          max={100}
          value={percent}
          aria-label={t`Progress through the resources`}
          aria-valuetext={fits ? t`All resources are shown` : t`${percent} percent`}
        />
        <ArrowButton direction="next" label={t`Next resources`} disabled={fits} onPress={step} />
      </div>
    </section>
  );
}
