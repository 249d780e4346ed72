import { t } from '@lingui/core/macro';
import type { OperatorSiteAnswer } from '@stillgrove/contract/operator-site';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Field, FieldFrame } from '../../ui/controls/Field';
import { Toggle } from '../../ui/filters/Toggle';
import { FieldGroup } from '../../ui/forms/FieldGroup';
import { Form } from '../../ui/forms/Form';
import { NewerValues } from '../../ui/forms/NewerValues';
import { type FieldErrors, type Values, valuesOf } from '../../ui/forms/use-form';
import { useVersionedSave } from '../../ui/forms/use-versioned-save';
import { readSiteSettings, saveSiteSettings } from './api';
import {
  AGE_FIELD,
  AGE_TOGGLE,
  ANSWER_FIELD,
  APPOINTMENT_REMINDERS,
  changedValues,
  CRISIS_TOGGLE,
  ELSEWHERE_FIELDS,
  figureName,
  FIGURES,
  FIGURES_SHOWN,
  FIGURES_TRUE,
  formValues,
  FULL_ALERTS,
  IMPRINT_FIELDS,
  LANDING_NAMES,
  LEGAL_FORM_NAMES,
  mergedValues,
  NAME_FIELD,
  OPERATOR_FIELD,
  PRIVACY_FIELDS,
  REACH_FIELDS,
  REVIEWER_FIELDS,
  SELF_CHECK_TOGGLES,
  SERVICE_TOGGLES,
  SERVICES_TRUE,
  type SiteField,
  siteOf,
  type SiteToggle,
  SOCIAL_FIELDS,
} from './site-fields';
import styles from './SiteForm.module.css';

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
  const { save, newer } = useVersionedSave({
    version: read.version,
    load: readSiteSettings,
    untouched: ({ site }) => changedValues(saved, site).length === 0,
  });
  useEffect(() => {
    if (again) place.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  }, [again]);

  const send = async (values: Values) => {
    const site = siteOf(values);
    const { message } = await save((version) => saveSiteSettings({ ...site, version }));
    setSaved(site);
    return message;
  };

  return (
    <div ref={place} className={styles.site}>
      <Form button={t`Save`} busyWord={t`Saving…`} kind="main" keeps send={send}>
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
      <FieldGroup title={t`Who you are`} help={t`Shown on every page, on the contact page and in emails.`}>
        {field(NAME_FIELD)}
        {field(OPERATOR_FIELD)}
        {choice('legalForm', t`Legal form`, LEGAL_FORM_NAMES)}
        {REACH_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup
        title={t`What you offer`}
        help={t`The questions page names these services. Search engines get only what you check here.`}
      >
        {SERVICE_TOGGLES.map(toggle)}
        {toggle(SERVICES_TRUE)}
        {toggle(CRISIS_TOGGLE)}
        {field(ANSWER_FIELD)}
      </FieldGroup>
      <FieldGroup title={t`New messages`} help={t`Who gets an email when someone uses the contact form.`}>
        {toggle(FULL_ALERTS)}
      </FieldGroup>
      <FieldGroup
        title={t`Self-checks`}
        help={t`Short questionnaires that people can fill in for themselves. Answers stay on their device. Uncheck what you don’t want to offer.`}
      >
        {SELF_CHECK_TOGGLES.map(toggle)}
      </FieldGroup>
      <FieldGroup
        title={t`Reminders`}
        help={t`Reminders of appointments are the only reminders that this site sends by email.`}
      >
        {toggle(APPOINTMENT_REMINDERS)}
      </FieldGroup>
      <FieldGroup
        title={t`Young people`}
        help={t`The page for young people says who can have an account, who sees what, and where to get help.`}
      >
        {field(AGE_FIELD)}
        {toggle(AGE_TOGGLE)}
      </FieldGroup>
      <FieldGroup title={t`Privacy`} help={t`The privacy page and “Before you open” use these.`}>
        {PRIVACY_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup
        title={t`Imprint`}
        help={t`Some countries ask for more than a name and an address. The imprint shows what you fill in.`}
      >
        {IMPRINT_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup
        title={t`Who reviewed the articles`}
        help={t`Leave all three empty until a clinician has read them. The articles then say that no clinician has reviewed them yet.`}
      >
        {REVIEWER_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup
        title={t`Figures`}
        help={t`The strip at the end of the questions page. Enter true figures, or hide it.`}
      >
        {toggle(FIGURES_SHOWN)}
        {FIGURES.map((place) => (
          <div key={place} className={styles.figure}>
            {field({ name: figureName(place, 'value'), label: t`Figure ${place + 1}`, type: 'text' })}
            {field({
              name: figureName(place, 'label'),
              label: t`What figure ${place + 1} counts`,
              type: 'text',
            })}
          </div>
        ))}
        {toggle(FIGURES_TRUE)}
      </FieldGroup>
      <FieldGroup
        title={t`Your other pages`}
        help={t`Links on the contact page. Leave empty what you don’t have.`}
      >
        {SOCIAL_FIELDS.map(field)}
      </FieldGroup>
      <FieldGroup title={t`Landing page and cards`}>
        {choice('landingVariant', t`Landing page`, LANDING_NAMES)}
        {ELSEWHERE_FIELDS.map(field)}
      </FieldGroup>
    </>
  );
}

/** A check box that is sent as yes or no, so that a box without a check is an answer, too. */
function SiteToggleField({ name, label, help, start }: SiteToggle & { start: boolean }): ReactElement {
  const [on, setOn] = useState(start);
  return (
    <div>
      <input type="hidden" name={name} value={on ? 'yes' : 'no'} />
      <Toggle label={label} help={help} on={on} onChange={setOn} />
    </div>
  );
}
