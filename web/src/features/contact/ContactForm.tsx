import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContactRequest } from '@stillgrove/contract/contact';
import { crisisRoleSentence } from '@stillgrove/domain/site/crisis-role';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../platform/page-data/site';
import { useAppStore, type Member } from '../../platform/session/app-store';
import { dropDraft, readDraft, saveDraft } from '../../platform/storage/drafts';
import { Field, TextArea } from '../../ui/controls/Field';
import { Honeypot } from '../../ui/controls/Honeypot';
import { Form } from '../../ui/forms/Form';
import { valuesOf } from '../../ui/forms/use-form';
import { UnnamedOperator } from '../../ui/states/UnnamedOperator';
import { sendMessage } from './api';
import styles from './ContactForm.module.css';

const THANKS = t`Thank you! Your message has been sent successfully. We'll get back to you soon.`;

/** How long the fields stay filled after their message was sent (specification, section 4). */
const FILLED_MS = 3_000;
const DRAFT = 'contact';
const TYPED = ['name', 'email', 'subject', 'message'] as const;

const schema = async () => (await import('@stillgrove/contract/contact')).contactRequest;

/** The fields keep their own text, so that what is typed before the page is live is never lost. */
export function ContactForm(): ReactElement {
  const { email, crisisRole } = useSite();
  const member = useAppStore(({ app }) => app.user);
  const place = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<ContactRequest | null>(null);
  // Made once for the same words: a second try after a lost answer is stored once.
  const attempt = useRef({ words: '', id: newId() });

  useEffect(() => restoreDraft(place.current), []);
  // Again once the fields were cleared: they go back to how they were at first.
  useEffect(() => {
    if (sent === null && member !== null) fillEmpty(place.current, ownWords(member));
  }, [member, sent]);
  useEffect(() => {
    if (sent === null) return undefined;
    const timer = setTimeout(() => {
      clearWhatWasSent(place.current, sent);
      // The same words written again are another message.
      attempt.current = { words: '', id: newId() };
      setSent(null);
    }, FILLED_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const send = async (values: ContactRequest) => {
    const words = JSON.stringify(values);
    if (attempt.current.words !== words) attempt.current = { words, id: newId() };
    const { id } = attempt.current;
    await sendMessage(id === null ? values : { ...values, id });
    dropDraft(DRAFT);
    setSent(values);
    return THANKS;
  };

  return (
    <section ref={place} className={styles.section} aria-labelledby="contact-form-title">
      <h2 id="contact-form-title" className="like-h3">
        {t`Send us a Message`}
      </h2>
      {/* Before anyone writes. */}
      <div className={styles.before}>
        <p>
          {crisisRoleSentence(crisisRole)} <Link href="/help">{t`Need help now?`}</Link>
        </p>
        <UnnamedOperator />
      </div>
      <noscript>
        <p>
          <Trans>
            This form needs JavaScript. Without it, please write to <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      </noscript>
      <Form
        labelledBy="contact-form-title"
        schema={schema}
        send={send}
        keeps
        wide
        button={t`Send message`}
        busyWord={t`Sending…`}
        kind="main"
        failureWords={() =>
          t`We couldn’t send your message because we can’t reach the server. Your text is still here.`
        }
        wayOn={(code) =>
          code === 'unreachable' && (
            <p>
              <Trans>
                Please try again in a moment, or write to <a href={`mailto:${email}`}>{email}</a>.
              </Trans>
            </p>
          )
        }
        onTyping={(form) => saveDraft(DRAFT, typedIn(form))}
      >
        {(errors) => (
          <>
            <div className={styles.pair}>
              <Field label={t`Name`} name="name" autoComplete="name" required error={errors.name} />
              <Field
                label={t`Email`}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                error={errors.email}
              />
            </div>
            <Field label={t`Subject`} name="subject" autoComplete="off" required error={errors.subject} />
            <TextArea label={t`Message`} name="message" required error={errors.message} />
            <p className={styles.aside}>
              {t`By sending, you agree that the team reads your message, including anything about your health, and answers it. To take this back, ask us to delete your message.`}
            </p>
            <Honeypot />
          </>
        )}
      </Form>
    </section>
  );
}

/** @returns null on plain HTTP, where browsers make no ids: then a second try may be stored twice */
function newId(): string | null {
  return globalThis.isSecureContext ? crypto.randomUUID() : null;
}

function fieldOf(place: HTMLElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return place.querySelector(`[name="${name}"]`);
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const values = valuesOf(form);
  return Object.fromEntries(TYPED.map((name) => [name, values[name] ?? '']));
}

type Words = Readonly<Partial<Record<(typeof TYPED)[number], string>>>;

/** Brings back unsent text, and a subject that a link to this page names. */
function restoreDraft(place: HTMLElement | null): void {
  fillEmpty(place, readDraft(DRAFT));
  fillEmpty(place, { subject: new URLSearchParams(location.search).get('subject') ?? '' });
}

/** What a signed-in member need not type; nothing of a guest, nor offline, where no more than a first name is known. */
function ownWords({ fullName, email }: Member): Words {
  return email === null ? {} : { name: fullName, email };
}

function fillEmpty(place: HTMLElement | null, words: Words): void {
  for (const name of TYPED) {
    const field = place && fieldOf(place, name);
    if (field?.value === '') field.value = words[name] ?? '';
  }
}

/** What someone went on to write in the meantime is kept. */
function clearWhatWasSent(place: HTMLElement | null, sent: ContactRequest): void {
  for (const name of TYPED) {
    const field = place && fieldOf(place, name);
    if (field !== null && field.value === sent[name]) field.value = '';
  }
}
