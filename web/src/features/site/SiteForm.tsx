import type { OperatorSiteAnswer } from '@stillgrove/contract/operator-site';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Field, FieldFrame } from '../../ui/controls/Field';
import { Toggle } from '../../ui/filters/Toggle';
import { FieldGroup } from '../../ui/forms/FieldGroup';
import { Form } from '../../ui/forms/Form';
import { NewerValues } from '../../ui/forms/NewerValues';
import { type FieldErrors, type Values, valuesOf } from '../../ui/forms/use-form';
import { useVersionedSave } from '../../ui/forms/use-versioned-save';
import {
  changedValues,
  ELSEWHERE_FIELDS,
  figureName,
  FIGURES,
  formValues,
  mergedValues,
  OWN_FIELDS,
  siteOf,
  SOCIAL_FIELDS,
} from './site-fields';
import styles from './SiteForm.module.css';

export const SITE_PATH = '/api/v1/operator/site';

/** What the form begins with. */
export type Start = {
  readonly read: OperatorSiteAnswer;
  readonly values: Values;
  /** Whether it follows a save that was refused. */
  readonly again: boolean;
};

type Props = { start: Start; onStart: (anew: Start) => void };

export function SiteForm({ start: { read, values: first, again }, onStart }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState(read.site);
  const { save, newer } = useVersionedSave<OperatorSiteAnswer>({
    path: SITE_PATH,
    version: read.version,
    untouched: ({ site }) => changedValues(saved, site).length === 0,
  });
  useEffect(() => {
    if (again) place.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  }, [again]);

  const send = async (values: Values) => {
    const site = siteOf(values);
    const { message } = await save('PUT', SITE_PATH, site);
    setSaved(site);
    return message;
  };

  return (
    <div ref={place} className={styles.site}>
      <Form button="Save" busyWord="Saving…" kind="main" keeps send={send}>
        {(errors) => <SiteFields start={first} errors={errors} />}
      </Form>
      {newer !== null && (
        <NewerValues
          values={changedValues(saved, newer.site)}
          onTake={() => onStart({ read: newer, values: formValues(newer.site), again: true })}
          onKeep={() => {
            const form = place.current?.querySelector('form');
            const typed = form ? valuesOf(form) : {};
            onStart({ read: newer, values: mergedValues(saved, typed, newer.site), again: true });
          }}
        />
      )}
    </div>
  );
}

function SiteFields({ start, errors }: { start: Values; errors: FieldErrors }): ReactElement {
  const [figuresShown, setFiguresShown] = useState(start['stats.shown'] === 'yes');
  const field = (name: string) => ({ name, defaultValue: start[name], error: errors[name] });
  return (
    <>
      <FieldGroup title="Who you are" help="Shown on every page, on the contact page and in mail.">
        {OWN_FIELDS.map(({ name, ...words }) => (
          <Field key={name} autoComplete="off" required {...field(name)} {...words} />
        ))}
      </FieldGroup>
      <FieldGroup title="Where else you are" help="Links on the contact page. Leave empty what is not set.">
        {SOCIAL_FIELDS.map(({ name, ...words }) => (
          <Field key={name} placeholder="https://" {...field(name)} {...words} />
        ))}
      </FieldGroup>
      <FieldGroup title="Figures" help="The strip below the questions. Put true figures here, or hide it.">
        <input type="hidden" name="stats.shown" value={figuresShown ? 'yes' : 'no'} />
        <Toggle label="Show the figures" on={figuresShown} onChange={setFiguresShown} />
        {FIGURES.map((place) => (
          <div key={place} className={styles.figure}>
            <Field label={`Figure ${place + 1}`} {...field(figureName(place, 'value'))} />
            <Field label={`What figure ${place + 1} counts`} {...field(figureName(place, 'label'))} />
          </div>
        ))}
      </FieldGroup>
      <FieldGroup title="Landing page and cards">
        <FieldFrame label="Landing page" error={errors.landingVariant}>
          {(labelled) => (
            <select {...labelled} name="landingVariant" defaultValue={start.landingVariant}>
              <option value="default">A drawn scene, with the cards of the home page</option>
              <option value="video">A silent film, with the cards of the activities</option>
            </select>
          )}
        </FieldFrame>
        {ELSEWHERE_FIELDS.map(({ name, ...words }) => (
          <Field key={name} placeholder="https://" {...field(name)} {...words} />
        ))}
      </FieldGroup>
    </>
  );
}
