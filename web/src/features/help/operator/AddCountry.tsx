import { type ReactElement } from 'react';
import { request } from '../../../platform/http/request';
import { Field } from '../../../ui/controls/Field';
import { Form } from '../../../ui/forms/Form';
import { HELPLINES_PATH } from './correction-form';

type Props = { version: number; onDone: (message: string) => void };

/** Adds a place that the list does not have. */
export function AddCountry({ version, onDone }: Props): ReactElement {
  return (
    <details>
      <summary>Add a country or place</summary>
      <Form
        button="Add to the list"
        busyWord="Adding…"
        send={async ({ name = '' }) => {
          await request('POST', HELPLINES_PATH, { body: { name, version } });
          onDone(`${name.trim()} is in the list. Choose it to add its numbers.`);
          return '';
        }}
      >
        {(errors) => (
          <Field
            label="Name of the place"
            name="name"
            autoComplete="off"
            help="Every country is in the list already. Add a region or territory that has its own numbers."
            error={errors.name}
          />
        )}
      </Form>
    </details>
  );
}
