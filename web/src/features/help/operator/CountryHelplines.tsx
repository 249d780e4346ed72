import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import type { OperatorHelplines, OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { today } from '../../../platform/clock/clock';
import { useChange } from '../../../platform/http/use-change';
import { Button } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { originWords } from '../line-words';
import { changedHelp, HELPLINES_PATH, lineWords, sentLine } from './correction-form';
import { HelplinesForm } from './HelplinesForm';
import styles from './HelplinesPart.module.css';

type Props = {
  helplines: OperatorHelplines;
  version: number;
  /** Called with what to say when something was done; with nothing to look again. */
  onDone: (message: string) => void;
};

/** The numbers of one country as visitors see them, where they come from, and the way to change them. */
export function CountryHelplines({ helplines, version, onDone }: Props): ReactElement {
  const [editing, setEditing] = useState(false);
  const change = useFocusBack<HTMLSpanElement>(editing);
  const { help, bundled, added } = helplines;
  const finish = (message: string) => {
    setEditing(false);
    onDone(message);
  };
  return (
    <section className={styles.country} aria-labelledby="country-helplines">
      <div>
        <h2 id="country-helplines">{help.name}</h2>
        <p className={styles.about}>{stateWords(helplines)}</p>
      </div>
      {editing ? (
        <HelplinesForm helplines={helplines} version={version} onDone={finish} />
      ) : (
        <>
          <Numbers key={version} helplines={helplines} version={version} onDone={finish} />
          {bundled !== null && (
            <details>
              <summary className={styles.asItCame}>What came with the product</summary>
              <ol className={styles.numbers}>
                {bundled.lines.map((line) => (
                  <li key={lineWords(line)}>
                    <LineText line={line} />
                  </li>
                ))}
              </ol>
            </details>
          )}
          <div className={styles.actions}>
            <span ref={change}>
              <Button kind="main" onClick={() => setEditing(true)}>
                Change these numbers
              </Button>
            </span>
            {(bundled !== null || added) && (
              <TakeBack key={version} helplines={helplines} version={version} onDone={finish} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

function LineText({ line }: { line: Helpline }): ReactElement {
  return (
    <>
      <span className={styles.number}>{lineWords(line)}</span>
      <span className={styles.about}>{originWords(line)}</span>
    </>
  );
}

/** The lines, each with a way to say that one has checked it. */
function Numbers({ helplines: { help }, version, onDone }: Props): ReactElement {
  const { save } = useVersionedSave<OperatorHelplinesAnswer>({
    path: HELPLINES_PATH,
    version,
    untouched: (found) => isUntouched(help, found),
  });
  const { failure, run } = useChange<string>(onDone);
  const markChecked = (checked: Helpline) =>
    void run(async () => {
      const verifiedOn = today();
      const lines = help.lines.map((line) => ({
        ...sentLine(line),
        ...(line === checked ? { verifiedOn } : {}),
      }));
      await save('PUT', `${HELPLINES_PATH}/${help.country}`, { lines });
      return 'Marked as checked today.';
    });
  if (help.lines.length === 0) return <p>We know no number here yet.</p>;
  return (
    <>
      <ol className={styles.numbers}>
        {help.lines.map((line) => (
          <li key={lineWords(line)}>
            <LineText line={line} />
            {line.verified === null && (
              <Confirm
                ask="Mark as checked"
                of={lineWords(line)}
                question="Did you call or text this number today, or find it on an official website?"
                confirm="Yes, I checked it"
                keep="Not yet"
                onConfirm={() => markChecked(line)}
              />
            )}
          </li>
        ))}
      </ol>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </>
  );
}

function TakeBack({ helplines: { help, added }, version, onDone }: Props): ReactElement {
  const { save } = useVersionedSave<OperatorHelplinesAnswer>({
    path: HELPLINES_PATH,
    version,
    untouched: (found) => isUntouched(help, found),
  });
  const { failure, run } = useChange<string>(onDone);
  const takeBack = () =>
    void run(async () => {
      await save('POST', `${HELPLINES_PATH}/${help.country}/take-back`, {});
      return added ? `${help.name} is deleted.` : 'The numbers that came with the product are shown again.';
    });
  return (
    <>
      {added ? (
        <Confirm
          ask={`Delete ${help.name}`}
          question={`Delete ${help.name} and all its numbers?`}
          confirm="Yes, delete it"
          keep="Keep it"
          onConfirm={takeBack}
        />
      ) : (
        <Confirm
          ask="Undo your changes"
          question="Delete your changes and show the numbers that came with the product?"
          confirm="Yes, undo them"
          keep="Keep your changes"
          onConfirm={takeBack}
        />
      )}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </>
  );
}

function isUntouched(help: CountryHelp, { countries }: OperatorHelplinesAnswer): boolean {
  return countries.some(
    (one) => one.help.country === help.country && changedHelp(help, one.help).length === 0,
  );
}

function stateWords({ bundled, added }: OperatorHelplines): string {
  if (added) return 'Added by your team.';
  return bundled === null ? 'As it came with the product.' : 'Changed by your team.';
}
