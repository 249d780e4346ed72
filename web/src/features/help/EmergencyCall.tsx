import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Helpline } from '@stillgrove/contract/helplines';
import { GSM_EMERGENCY_NUMBER } from '@stillgrove/domain/help/number';
import { emergencyLines } from '@stillgrove/domain/help/services';
import type { ReactElement } from 'react';
import { CallButton } from './CallButton';
import styles from './Emergency.module.css';
import { callLine, lineLink, servicesWords } from './line-words';

/** The one right number of a country in danger. */
export function EmergencyCall({ lines }: { lines: readonly Helpline[] }): ReactElement {
  const [main] = emergencyLines(lines);
  if (main === undefined) return <AnyEmergency />;
  const answers = main.services.includes('unknown')
    ? t`We don’t know which service answers`
    : servicesWords(main.services);
  return <CallButton line={main} labels={[answers]} />;
}

/** The other emergency numbers of a country, and what there is to say about the first. */
export function OtherEmergencies({ lines }: { lines: readonly Helpline[] }): ReactElement {
  const [main, ...others] = emergencyLines(lines);
  return (
    <>
      {main === undefined && (
        <p className={styles.aside}>
          <Trans>
            We don’t have an emergency number for this country. In most countries, you can call 112 from a
            mobile phone. Someone near you may know the number.
          </Trans>
        </p>
      )}
      {main?.serves !== undefined && <p className={styles.aside}>{main.serves}</p>}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t`Other emergency numbers`}>
          {others.map((line) => (
            <li key={line.way + line.number}>
              <a href={lineLink(line)}>
                {line.name ?? servicesWords(line.services)} <b className={styles.number}>{line.number}</b>
                {line.serves !== undefined && <span>({line.serves})</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const OTHER_NUMBERS = [
  ['911', t`US and Canada`],
  ['999', 'UK'],
  ['000', t`Australia`],
] as const;

/** The emergency numbers that most people know, shown while the visitor’s country is unknown. All are the same size. */
export function AnyEmergency(): ReactElement {
  return (
    <div className={styles.anywhere} data-equal>
      <CallButton
        line={callLine(GSM_EMERGENCY_NUMBER)}
        labels={[t`From a mobile phone, in most countries`]}
      />
      {OTHER_NUMBERS.map(([number, where]) => (
        <CallButton key={number} line={callLine(number)} labels={[where]} />
      ))}
    </div>
  );
}
