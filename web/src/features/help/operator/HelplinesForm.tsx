import { t } from '@lingui/core/macro';
import type { OperatorHelplines, OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { readHelplines, saveHelplines } from '../api';
import { byKeys, changedHelp, correctionOf, formLines } from './correction-form';
import { LineList } from './LineList';

type Props = {
  helplines: OperatorHelplines;
  version: number;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Where the numbers of one country are changed. */
export function HelplinesForm({ helplines, version, onDone }: Props): ReactElement {
  // As they were read, whatever is loaded while someone writes.
  const [help] = useState(helplines.help);
  const [lines, setLines] = useState(() => formLines(help));
  const newerOf = ({ countries }: OperatorHelplinesAnswer) =>
    countries.find((one) => one.help.country === help.country)?.help ?? help;
  const { save, newer, keepMine } = useVersionedSave({
    version,
    load: readHelplines,
    untouched: (found) => changedHelp(help, newerOf(found)).length === 0,
  });

  const send = async (values: Values) => {
    try {
      await save((over) => saveHelplines(help.country, { ...correctionOf(values, lines), version: over }));
    } catch (error) {
      throw byKeys(error, lines);
    }
    onDone(t`The numbers are saved. Visitors see them within seconds.`);
  };

  return (
    <VersionedForm
      button={t`Save the numbers`}
      send={send}
      newer={newer && changedHelp(help, newerOf(newer))}
      keepMine={keepMine}
      onLeave={() => onDone('')}
    >
      {(errors) => (
        <FieldGroup
          title={t`Numbers`}
          help={t`Visitors see the emergency number for all services first, then the ambulance. Put the other lines in the order in which someone should try them.`}
        >
          <LineList lines={lines} errors={errors} onChange={setLines} />
        </FieldGroup>
      )}
    </VersionedForm>
  );
}
