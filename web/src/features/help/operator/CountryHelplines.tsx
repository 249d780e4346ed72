import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { OperatorHelplines, OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { useChange } from '../../../platform/http/use-change';
import { Button } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { checkedDate } from '../checked-date';
import { changedHelp, HELPLINES_PATH, lineWords } from './correction-form';
import { HelplinesForm } from './HelplinesForm';
import styles from './HelplinesPart.module.css';

type Props = {
  helplines: OperatorHelplines;
  version: number;
  /** Called with what to say when something was done; with nothing to look again. */
  onDone: (message: string) => void;
};

/** The numbers of one country as visitors see them, where they come from, and the way to correct them. */
export function CountryHelplines({ helplines, version, onDone }: Props): ReactElement {
  const [editing, setEditing] = useState(false);
  const correct = useFocusBack<HTMLSpanElement>(editing);
  const { help } = helplines;
  const finish = (message: string) => {
    setEditing(false);
    onDone(message);
  };
  return (
    <section className={styles.country} aria-labelledby="country-helplines">
      <div>
        <h2 id="country-helplines">{help.name}</h2>
        <p className={styles.about}>{sourceWords(helplines)}</p>
      </div>
      {editing ? (
        <HelplinesForm helplines={helplines} version={version} onDone={finish} />
      ) : (
        <>
          <Numbers help={help} />
          {helplines.bundled !== null && (
            <details>
              <summary className={styles.asItCame}>What came with the product</summary>
              <Numbers help={helplines.bundled} />
            </details>
          )}
          <div className={styles.actions}>
            <span ref={correct}>
              <Button kind="main" onClick={() => setEditing(true)}>
                Correct these numbers
              </Button>
            </span>
            {helplines.bundled !== null && (
              <TakeBack key={version} helplines={helplines} version={version} onDone={finish} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Numbers({ help: { emergency, crisis } }: { help: CountryHelp }): ReactElement {
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>Emergency number</dt>
        <dd className={styles.number}>{emergency === null ? 'None known' : lineWords(emergency)}</dd>
      </div>
      <div>
        <dt>Crisis lines, in the order in which to try them</dt>
        <dd>
          {crisis.length === 0 ? (
            'None known yet'
          ) : (
            <ol>
              {crisis.map((line, place) => (
                <li key={place} className={styles.number}>
                  {lineWords(line)}
                </li>
              ))}
            </ol>
          )}
        </dd>
      </div>
    </dl>
  );
}

function TakeBack({ helplines: { help }, version, onDone }: Props): ReactElement {
  const { save } = useVersionedSave<OperatorHelplinesAnswer>({
    path: HELPLINES_PATH,
    version,
    untouched: ({ countries }) =>
      countries.some((one) => one.help.country === help.country && changedHelp(help, one.help).length === 0),
  });
  const { failure, run } = useChange<string>(onDone);
  const takeBack = () =>
    void run(async () => {
      await save('POST', `${HELPLINES_PATH}/${help.country}/take-back`, {});
      return 'The numbers that came with the product are shown again.';
    });
  return (
    <>
      <Confirm
        ask="Take the correction back"
        question="Drop your numbers and show those again that came with the product?"
        confirm="Yes, take it back"
        keep="Keep the correction"
        onConfirm={takeBack}
      />
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </>
  );
}

function sourceWords({ help: { checked }, source, bundled }: OperatorHelplines): string {
  const day = checkedDate(checked);
  if (bundled !== null) return `Corrected here, checked ${day}.`;
  if (source === null) return `Came with the product, compiled from Wikipedia, checked ${day}.`;
  return `Came with the product, after ${source}, checked ${day}.`;
}
