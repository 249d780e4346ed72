import { t } from '@lingui/core/macro';
import type { Helpline } from '@stillgrove/contract/helplines';
import { emergencyLines } from '@stillgrove/domain/help/services';
import type { ReactElement } from 'react';
import styles from './Emergency.module.css';
import { HelpIcon } from './HelpIcon';
import { lineLink, originWords, servicesWords, wayWords } from './line-words';

type ButtonProps = {
  line: Helpline;
  /** What stands below the number: what answers, unless there is more to say. */
  label?: string;
};

/** The number to call first, as large as it gets. */
export function EmergencyButton({ line, label = servicesWords(line.services) }: ButtonProps): ReactElement {
  return (
    <a className={styles.emergency} href={lineLink(line)}>
      <HelpIcon name={line.way} />
      <span className={styles.words}>
        <b className={styles.number}>{wayWords(line)}</b>
        <span className={styles.label}>{label}</span>
      </span>
    </a>
  );
}

/** The one right number, then the others of the country. */
export function EmergencyCall({ lines }: { lines: readonly Helpline[] }): ReactElement {
  const [main, ...others] = emergencyLines(lines);
  if (main === undefined) return <AnyEmergency known={false} />;
  return (
    <>
      <EmergencyButton line={main} />
      {main.serves !== undefined && <p className={styles.aside}>{main.serves}</p>}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t`Other emergency numbers`}>
          {others.map((line) => (
            <li key={line.way + line.number}>
              <a href={lineLink(line)}>
                {line.name ?? servicesWords(line.services)} <b className={styles.number}>{line.number}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="aside">
        {main.services.includes('unknown') && t`We do not know which service answers. `}
        {originWords(main)}
      </p>
    </>
  );
}

const ANYWHERE: Helpline = {
  number: '112',
  way: 'call',
  services: ['all'],
  source: t`Wikipedia`,
  asOf: '2026-08-08',
  verified: null,
};

const ELSEWHERE = [
  ['911', t`US and Canada`],
  ['999', 'UK'],
  ['000', t`Australia`],
] as const;

/** What is true wherever someone is. @param known whether the country has numbers that we know */
export function AnyEmergency({ known }: { known: boolean }): ReactElement {
  return (
    <>
      {!known && <p>{t`We do not know an emergency number here.`}</p>}
      <EmergencyButton line={ANYWHERE} label={t`From a mobile phone, in most countries`} />
      <ul className={styles.others} aria-label={t`Other emergency numbers`}>
        {ELSEWHERE.map(([number, where]) => (
          <li key={number}>
            <a href={lineLink({ ...ANYWHERE, number })}>
              {where} <b className={styles.number}>{number}</b>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
