import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cardsOf, hasPhones, type Plan } from '@stillgrove/domain/safety-plan/plan';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import lantern from '../../drawings/lantern.svg?url&no-inline';
import { useFullScreen } from '../../platform/screen/full-screen';
import { Button } from '../../ui/controls/Button';
import { Drawing } from '../../ui/drawing/Drawing';
import { Icon } from '../../ui/drawing/Icon';
import { CardWords } from './CardWords';
import type { CountryLines } from '../../ui/country-lines/country-lines';
import { PART_WORDS } from './part-words';
import { PinnedLine } from './PinnedLine';
import styles from './UsePlan.module.css';

type Props = {
  plan: Plan;
  lines: CountryLines | null;
  countryChoice: ReactElement | null;
  /** The way out of the site. */
  exit: ReactNode;
  /** Whether it takes the focus, since what was pressed to come here is gone. */
  takesFocus: boolean;
  onEdit: () => void;
  /** Leads to the hope box; left out where no one is signed in. */
  onHopeBox?: () => void;
};

/** The plan to look at: one card at a time on the whole screen, large, with the crisis line always below it. */
export function UsePlan({
  plan,
  lines,
  countryChoice,
  exit,
  takesFocus,
  onEdit,
  onHopeBox,
}: Props): ReactElement {
  useFullScreen(true);
  const cards = cardsOf(plan, lines !== null);
  const [at, setAt] = useState(0);
  const shown = Math.max(0, Math.min(at, cards.length - 1));
  const heading = useRef<HTMLHeadingElement>(null);
  const toFocus = useRef(takesFocus);
  useEffect(() => {
    if (toFocus.current) heading.current?.focus({ preventScroll: true });
    toFocus.current = false;
    scrollTo({ top: 0, behavior: 'instant' });
  }, [shown]);
  const turn = (by: number) => {
    toFocus.current = true;
    setAt((shown + by + cards.length) % cards.length);
  };
  const card = cards[shown];
  const number = shown + 1;
  const count = cards.length;
  return (
    <div className={styles.layer} data-ground="">
      <div className={styles.top}>
        <Link href="/browse" className={styles.back} aria-label={t`Back to Today`}>
          <Icon name="previous" />
        </Link>
        <h1 className={styles.title}>{t`My plan`}</h1>
        {exit}
      </div>
      <section
        className={styles.card}
        aria-labelledby="plan-card"
        data-short={card !== undefined && hasPhones(card.part)}
      >
        <Drawing src={lantern} width={360} height={150} cover className={styles.picture} />
        <div className={styles.words}>
          <div className={styles.heading}>
            <h2 id="plan-card" ref={heading} tabIndex={-1} className={styles.part}>
              {card !== undefined && PART_WORDS[card.part].title}
            </h2>
            <button type="button" className={styles.edit} onClick={onEdit}>
              {t`Edit`}
            </button>
          </div>
          {card !== undefined && <CardWords card={card} lines={lines} />}
          {card?.part === 'reasons' && onHopeBox !== undefined && (
            <div>
              <Button onClick={onHopeBox}>{t`My hope box`}</Button>
            </div>
          )}
        </div>
      </section>
      <div className={styles.bottom}>
        {count > 1 && (
          <div className={styles.turn}>
            <button
              type="button"
              className={styles.previous}
              aria-label={t`Previous card`}
              onClick={() => turn(-1)}
            >
              <Icon name="previous" />
            </button>
            <p className={styles.count}>
              <Trans>
                Card {number} of {count}
              </Trans>
            </p>
            <button type="button" className={styles.next} onClick={() => turn(1)}>
              {number === count ? t`First card` : t`Next card`}
              <Icon name="next" />
            </button>
          </div>
        )}
        <PinnedLine lines={lines} countryChoice={countryChoice} />
      </div>
    </div>
  );
}
