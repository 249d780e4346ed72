import { t } from '@lingui/core/macro';
import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import type { OperatorHelplines, OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { today } from '../../../platform/clock/clock';
import { useMutation } from '../../../platform/query/use-mutation';
import { Button } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { Failure } from '../../../ui/states/states';
import { readHelplines, saveHelplines, takeBackHelplines } from '../api';
import { originWords } from '../line-words';
import { changedHelp, lineWords, sentLine } from './correction-form';
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
    <section className={`raised ${styles.country}`} aria-labelledby="country-helplines">
      <div>
        <h2 id="country-helplines">{help.name}</h2>
        <p className="aside">{stateWords(helplines)}</p>
      </div>
      {editing ? (
        <HelplinesForm helplines={helplines} version={version} onDone={finish} />
      ) : (
        <>
          <Numbers key={version} helplines={helplines} version={version} onDone={finish} />
          {bundled !== null && (
            <details>
              <summary className="text-summary">{t`What came with the product`}</summary>
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
                {t`Change these numbers`}
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
      <span className="aside">{originWords(line)}</span>
    </>
  );
}

/** The lines, each with a way to say that one has checked it. */
function Numbers({ helplines: { help }, version, onDone }: Props): ReactElement {
  const { save } = useVersionedSave({
    version,
    load: readHelplines,
    untouched: (found) => isUntouched(help, found),
  });
  const { failure, run } = useMutation(
    (checked: Helpline) => {
      const verifiedOn = today();
      const lines = help.lines.map((line) => ({
        ...sentLine(line),
        ...(line === checked ? { verifiedOn } : {}),
      }));
      return save((over) => saveHelplines(help.country, { lines, version: over }));
    },
    { onDone: () => onDone(t`Marked as checked today.`) },
  );
  if (help.lines.length === 0) return <p>{t`We know no number here yet.`}</p>;
  return (
    <>
      <ol className={styles.numbers}>
        {help.lines.map((line) => (
          <li key={lineWords(line)}>
            <LineText line={line} />
            {line.verified === null && (
              <Confirm
                ask={t`Mark as checked`}
                of={lineWords(line)}
                question={t`Did you call or text this number today, or find it on an official website?`}
                confirm={t`Yes, I checked it`}
                keep={t`Not yet`}
                onConfirm={() => run(line)}
              />
            )}
          </li>
        ))}
      </ol>
      <Failure>{failure?.message}</Failure>
    </>
  );
}

function TakeBack({ helplines: { help, added }, version, onDone }: Props): ReactElement {
  const { save } = useVersionedSave({
    version,
    load: readHelplines,
    untouched: (found) => isUntouched(help, found),
  });
  const { failure, run } = useMutation(() => save((over) => takeBackHelplines(help.country, over)), {
    onDone: () =>
      onDone(
        added ? t`${help.name} is deleted.` : t`The numbers that came with the product are shown again.`,
      ),
  });
  return (
    <>
      {added ? (
        <Confirm
          ask={t`Delete ${help.name}`}
          question={t`Delete ${help.name} and all its numbers?`}
          confirm={t`Yes, delete it`}
          keep={t`Keep it`}
          onConfirm={() => run()}
        />
      ) : (
        <Confirm
          ask={t`Undo your changes`}
          question={t`Delete your changes and show the numbers that came with the product?`}
          confirm={t`Yes, undo them`}
          keep={t`Keep your changes`}
          onConfirm={() => run()}
        />
      )}
      <Failure>{failure?.message}</Failure>
    </>
  );
}

function isUntouched(help: CountryHelp, { countries }: OperatorHelplinesAnswer): boolean {
  return countries.some(
    (one) => one.help.country === help.country && changedHelp(help, one.help).length === 0,
  );
}

function stateWords({ bundled, added }: OperatorHelplines): string {
  if (added) return t`Added by your team.`;
  return bundled === null ? t`The list that comes with Stillgrove.` : t`Changed by your team.`;
}
