import type { OperatorHelplines, OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { tidyLine } from '@stillgrove/domain/help/line';
import { useState, type ReactElement } from 'react';
import { Field } from '../../../ui/controls/Field';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { byKeys, changedHelp, correctionOf, formLines, HELPLINES_PATH } from './correction-form';
import { CrisisLineList } from './CrisisLineList';
import styles from './HelplinesPart.module.css';
import { LineFields } from './LineFields';

type Props = {
  helplines: OperatorHelplines;
  version: number;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Where the numbers of one country are corrected. */
export function HelplinesForm({ helplines: { help, bundled }, version, onDone }: Props): ReactElement {
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
        <>
          <LineFields
            title="Emergency number"
            name="emergency"
            start={help.emergency === null ? { number: '', note: null } : tidyLine(help.emergency)}
            errors={errors}
            noteHelp="Other numbers can follow the first one here, such as “112 or 911”."
          />
          <FieldGroup title="Crisis lines" help="In the order in which someone should try them.">
            <CrisisLineList lines={lines} errors={errors} onChange={setLines} />
          </FieldGroup>
          <div className={styles.day}>
            <Field
              label="Checked on"
              name="checked"
              type="date"
              help="The day on which you made sure of these numbers. It stands beside them."
              defaultValue={bundled === null ? '' : help.checked}
              error={errors.checked}
            />
          </div>
        </>
      )}
    </VersionedForm>
  );
}
