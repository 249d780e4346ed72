import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Disclosure } from '../../ui/controls/Disclosure';
import styles from './WhatHelps.module.css';

/** How the page comes to what it says, in plain words. */
export function HowWorkedOut(): ReactElement {
  return (
    <Disclosure title={t`How we work this out`}>
      <ul className={styles.facts}>
        <li>
          {t`We compare only what you said before and after the same activity. We don’t compare days with an activity to days without: in our test runs with made-up days, that showed 2 of 3 people an effect that wasn’t there.`}
        </li>
        <li>{t`We say nothing before 8 such times. With fewer, chance alone makes big differences.`}</li>
        <li>
          {t`Then we ask: if nothing had changed, how often would it look like this? We flip “lighter” and “heavier” by chance 2,000 times and compare. If that looks like yours often, we say that we can’t tell.`}
        </li>
        <li>
          {t`The more activities we look at, the easier chance fools us. So we ask more of each one when there are several (Holm’s method). Out of 100 people for whom nothing helps, at most about 5 are told that something does.`}
        </li>
        <li>
          {t`People often begin an activity when they feel low, and low moments tend to pass by themselves. Some of “lighter” is only that. No chart can tell the two apart.`}
        </li>
        <li>
          {t`It isn’t a diagnosis or advice. What you notice yourself counts more, and so does what a person who treats you says.`}
        </li>
      </ul>
    </Disclosure>
  );
}
