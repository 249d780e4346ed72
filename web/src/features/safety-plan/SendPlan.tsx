import { t } from '@lingui/core/macro';
import type { Plan } from '@stillgrove/domain/safety-plan/plan';
import { planAsText } from '@stillgrove/domain/safety-plan/plan-text';
import { useState, type ReactElement } from 'react';
import { canShareLinks, copyText, shareText } from '../../platform/storage/share-link';
import { Button } from '../../ui/controls/Button';
import { linesAsText, type CountryLines } from '../../ui/country-lines/country-lines';
import styles from './KeepPlan.module.css';
import { PARTS_TITLES } from './part-words';
import { printPlan } from './print-plan';

type Props = {
  plan: Plan;
  lines: CountryLines | null;
  /** Whether there is a hope box, which a copy leaves out. */
  hasHopeBox: boolean;
};

/** The plan on paper or to someone else: made on the device, and sent only by the person's own apps. */
export function SendPlan({ plan, lines, hasHopeBox }: Props): ReactElement {
  const [state, setState] = useState<'none' | 'copied' | 'failed'>('none');
  const text = () =>
    planAsText(plan, { title: t`My plan`, partTitles: PARTS_TITLES, countryLines: linesAsText(lines) });
  const copy = async () => setState((await copyText(text())) ? 'copied' : 'failed');
  return (
    <section className={styles.send} aria-labelledby="send-plan">
      <h2 id="send-plan" className="like-h3">
        {t`On paper, or to someone you trust`}
      </h2>
      <p>
        {t`A plan on paper works without a phone. Someone who has a copy can help you use it.`}{' '}
        {hasHopeBox &&
          t`The copy has all parts and phone numbers of your plan. It leaves out your hope box: photos, voices, words and songs stay in your private space.`}
      </p>
      <div className="actions">
        <Button onClick={() => printPlan('page')}>{t`Print on one page`}</Button>
        <Button onClick={() => printPlan('card')}>{t`Print a card to fold`}</Button>
        <Button onClick={() => void copy()}>{t`Copy as text`}</Button>
        {canShareLinks() && <Button onClick={() => void shareText(t`My plan`, text())}>{t`Share`}</Button>}
      </div>
      <p role="status">
        {state === 'copied' && t`Copied, with all phone numbers.`}
        {state === 'failed' && t`We couldn’t copy it. Print it instead, or select the text yourself.`}
      </p>
    </section>
  );
}
