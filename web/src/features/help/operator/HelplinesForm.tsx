import type { OperatorHelplines, OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { useState, type ReactElement } from 'react';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { byKeys, changedHelp, correctionOf, formLines, HELPLINES_PATH } from './correction-form';
import { LineList } from './LineList';

type Props = {
  helplines: OperatorHelplines;
  version: number;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Where the numbers of one country are changed. */
export function HelplinesForm({ helplines: { help }, version, onDone }: Props): ReactElement {
  const [lines, setLines] = useState(() => formLines(help));
  const newerOf = ({ countries }: OperatorHelplinesAnswer) =>
    countries.find((one) => one.help.country === help.country)?.help ?? help;
  const { save, newer, keepMine } = useVersionedSave<OperatorHelplinesAnswer>({
    path: HELPLINES_PATH,
    version,
    untouched: (found) => changedHelp(help, newerOf(found)).length === 0,
  });

  const send = async (values: Values) => {
    try {
      await save('PUT', `${HELPLINES_PATH}/${help.country}`, correctionOf(values, lines));
    } catch (error) {
      throw byKeys(error, lines);
    }
    onDone('The numbers are saved. Visitors see them within seconds.');
    return '';
  };

  return (
    <VersionedForm
      button="Save the numbers"
      send={send}
      newer={newer && changedHelp(help, newerOf(newer))}
      keepMine={keepMine}
      onLeave={() => onDone('')}
    >
      {(errors) => (
        <FieldGroup
          title="Numbers"
          help="Visitors see the emergency number for all services first, then the ambulance. Put the other lines in the order in which someone should try them."
        >
          <LineList lines={lines} errors={errors} onChange={setLines} />
        </FieldGroup>
      )}
    </VersionedForm>
  );
}
