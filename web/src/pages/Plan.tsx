import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { CountryChooser, CountryNote } from '../features/help/CountryChooser';
import { ExitLink } from '../features/help/QuickExit';
import { useCountryLines } from '../features/help/use-country-lines';
import { useEscapeExit } from '../features/help/use-escape-exit';
import { SafetyPlan } from '../features/safety-plan/SafetyPlan';

export default function PlanPage(): ReactElement {
  const { lines, countries } = useCountryLines();
  useEscapeExit();
  return (
    <>
      <SafetyPlan
        lines={lines}
        countryChoice={
          lines === null && countries !== undefined ? (
            <>
              <CountryChooser countries={countries} help={undefined} />
              <CountryNote />
            </>
          ) : null
        }
        exit={<ExitLink aria-describedby="plan-leaving" />}
      />
      <p id="plan-leaving" className="visually-hidden">
        {t`Hides this page and opens Wikipedia in its place. On a keyboard, press Escape twice.`}
      </p>
    </>
  );
}
