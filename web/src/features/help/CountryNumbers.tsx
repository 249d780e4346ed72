import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { callLink, numbersOf, textLink, type DialledNumber } from '@stillgrove/domain/help/numbers';
import { Fragment, type ReactElement } from 'react';
import { checkedDate } from './checked-date';
import { CountryChooser } from './CountryChooser';
import styles from './CountryNumbers.module.css';
import { HelpIcon } from './HelpIcon';

type Props = {
  countries: readonly CountryHelp[] | undefined;
  /** The visitor's country; undefined while no one knows it. */
  help: CountryHelp | undefined;
};

/** The emergency number first, then the crisis lines, each with the day on which it was checked. */
export function CountryNumbers({ countries, help }: Props): ReactElement {
  return (
    <div className={styles.panel}>
      <CountryChooser countries={countries} help={help} />
      <div className={styles.part}>
        {help === undefined || help.emergency === null ? (
          <AnyEmergency />
        ) : (
          <Emergency line={help.emergency} checked={help.checked} />
        )}
      </div>
      {help !== undefined && <CrisisLines help={help} />}
    </div>
  );
}

function Emergency({ line, checked }: { line: Helpline; checked: string }): ReactElement {
  const [main, ...others] = numbersOf(line);
  return (
    <>
      <p className={styles.cue}>If you are in danger right now:</p>
      <EmergencyCall number={main.number} />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ number, note }) => (
            <li key={number}>
              <a className={styles.other} href={callLink(number)}>
                Call {number}
              </a>
              {note !== null && <span className={styles.aside}>{note}</span>}
            </li>
          ))}
        </ul>
      )}
      <p>Or go to the nearest emergency department.</p>
      <p className={styles.aside}>
        {main.note !== null && <>{main.note}. </>}
        Checked {checkedDate(checked)}
      </p>
    </>
  );
}

/** What is true wherever someone is. */
function AnyEmergency(): ReactElement {
  return (
    <>
      <p className={styles.cue}>If you are in danger right now, call your emergency number.</p>
      <p>From a mobile phone, 112 reaches help in most countries.</p>
      <EmergencyCall number="112" />
      <ul className={styles.others}>
        {ELSEWHERE.map(([number, where]) => (
          <li key={number}>
            <a className={styles.other} href={callLink(number)}>
              Call {number}
            </a>
            <span className={styles.aside}>{where}</span>
          </li>
        ))}
      </ul>
      <p>Or go to the nearest emergency department.</p>
    </>
  );
}

const ELSEWHERE = [
  ['911', 'United States and Canada'],
  ['999', 'United Kingdom'],
  ['000', 'Australia'],
] as const;

function EmergencyCall({ number }: { number: string }): ReactElement {
  return (
    <a className={styles.emergency} href={callLink(number)}>
      <HelpIcon name="call" />
      <span>
        Call <b className={styles.number}>{number}</b>
      </span>
    </a>
  );
}

function CrisisLines({ help }: { help: CountryHelp }): ReactElement {
  const { crisis, checked } = help;
  if (crisis.length === 0) {
    return (
      <div className={styles.part}>
        <p>
          <strong>We know of no crisis line here yet, and you are still not alone with this.</strong> The two
          places below lead to people who listen, by phone, by text or in a chat.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      <p className={styles.cue}>
        People who listen. <q>I need help</q> is enough to say.
      </p>
      <ul className={styles.lines}>
        {crisis.map((line, place) => (
          <Fragment key={place}>
            {numbersOf(line).map((dialled) => (
              <CrisisLine key={dialled.number} line={line} dialled={dialled} checked={checked} />
            ))}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

type CrisisLineProps = { line: Helpline; dialled: DialledNumber; checked: string };

function CrisisLine({ line, dialled, checked }: CrisisLineProps): ReactElement {
  const { number, note, option } = dialled;
  return (
    <li className={styles.line}>
      {line.text === true ? (
        <a className={styles.call} href={textLink(number, line.body)}>
          <HelpIcon name="text" />
          {line.body === undefined ? (
            <span>Text {number}</span>
          ) : (
            <span>
              Text {line.body} to {number}
            </span>
          )}
        </a>
      ) : (
        <a className={styles.call} href={callLink(number)}>
          <HelpIcon name="call" />
          <span>Call {number}</span>
        </a>
      )}
      <p className={styles.about}>
        <span>{note ?? 'Crisis line'}</span>
        {option !== null && <span>When asked, choose {option}.</span>}
        <span className={styles.aside}>Checked {checkedDate(checked)}</span>
      </p>
    </li>
  );
}
