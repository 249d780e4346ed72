import type { OperatorSiteAnswer } from '@stillgrove/contract/operator-site';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Field, FieldFrame } from '../../ui/controls/Field';
import { FieldGroup } from '../../ui/forms/FieldGroup';
import { Form } from '../../ui/forms/Form';
import { NewerValues } from '../../ui/forms/NewerValues';
import { type FieldErrors, type Values, valuesOf } from '../../ui/forms/use-form';
import { useVersionedSave } from '../../ui/forms/use-versioned-save';
import {
  AGE_FIELD,
  ANSWER_FIELD,
  changedValues,
  CRISIS_TOGGLE,
  ELSEWHERE_FIELDS,
  figureName,
  FIGURES,
  FIGURES_SHOWN,
  FIGURES_TRUE,
  formValues,
  LANDING_NAMES,
  LEGAL_FORM_NAMES,
  mergedValues,
  NAME_FIELD,
  OPERATOR_FIELD,
  PRIVACY_FIELDS,
  REACH_FIELDS,
  REVIEWER_FIELDS,
  SERVICE_TOGGLES,
  SERVICES_TRUE,
  type SiteField,
  siteOf,
  type SiteToggle,
  SOCIAL_FIELDS,
} from './site-fields';
import { SiteToggleField } from './SiteToggleField';
import styles from './SiteForm.module.css';

export const SITE_PATH = '/api/v1/operator/site';

/** What the form begins with. */
export type Start = {
  readonly read: OperatorSiteAnswer;
  readonly values: Values;
  /** Whether it follows a save that was refused. */
  readonly again: boolean;
};

type Props = { start: Start; onStart: (next: Start) => void };

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
  const field = ({ name, ...words }: SiteField) => (
    <Field
      key={name}
      name={name}
      defaultValue={start[name]}
      error={errors[name]}
      autoComplete="off"
      {...words}
    />
  );
  const toggle = (words: SiteToggle) => (
    <SiteToggleField key={words.name} {...words} start={start[words.name] === 'yes'} />
  );
  const choice = (name: string, label: string, names: Readonly<Record<string, string>>) => (
    <FieldFrame label={label} error={errors[name]}>
      {(labelled) => (
        <select {...labelled} name={name} defaultValue={start[name]}>
          {Object.entries(names).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  return (
    <>
      <FieldGroup title="Who you are" help="Shown on every page, on the contact page and in emails.">
        {field(NAME_FIELD)}
        {field(OPERATOR_FIELD)}
        {choice('legalForm', 'Legal form', LEGAL_FORM_NAMES)}
        {REACH_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup
        title="What you offer"
        help="The questions page names these services. Search engines get only what you check here."
      >
        {SERVICE_TOGGLES.map(toggle)}
        {toggle(SERVICES_TRUE)}
        {toggle(CRISIS_TOGGLE)}
        {field(ANSWER_FIELD)}
      </FieldGroup>
      <FieldGroup
        title="Young people"
        help="The page for young people says who can have an account, who sees what, and where to get help."
      >
        {field(AGE_FIELD)}
      </FieldGroup>
      <FieldGroup title="Privacy" help="The privacy page and “Before you open” use these.">
        {PRIVACY_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup
        title="Who reviewed the articles"
        help="Leave all three empty until a clinician has read them. The articles then say that no clinician has reviewed them yet."
      >
        {REVIEWER_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup
        title="Figures"
        help="The strip at the end of the questions page. Enter true figures, or hide it."
      >
        {toggle(FIGURES_SHOWN)}
        {FIGURES.map((place) => (
          <div key={place} className={styles.figure}>
            {field({ name: figureName(place, 'value'), label: `Figure ${place + 1}`, type: 'text' })}
            {field({
              name: figureName(place, 'label'),
              label: `What figure ${place + 1} counts`,
              type: 'text',
            })}
          </div>
        ))}
        {toggle(FIGURES_TRUE)}
      </FieldGroup>
      <FieldGroup title="Your other pages" help="Links on the contact page. Leave empty what you don’t have.">
        {SOCIAL_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup title="Landing page and cards">
        {choice('landingVariant', 'Landing page', LANDING_NAMES)}
        {ELSEWHERE_FIELDS.map(field)}
      </FieldGroup>
    </>
  );
}
