import { crisisRoleSentence } from '@stillgrove/domain/site/crisis-role';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../platform/site/site';
import { Button } from '../../ui/controls/Button';
import { Field, TextArea } from '../../ui/controls/Field';
import { Honeypot } from '../../ui/controls/Honeypot';
import styles from './ContactForm.module.css';
import { useContactForm, type Status } from './use-contact-form';

/**
 * `method="dialog"` outside a dialog sends nothing: a press before the page is live must not put the
 * message into an address.
 */
export function ContactForm(): ReactElement {
  const { form, status, refusal, errors, noteTyping, submit } = useContactForm();
  const { email, crisisRole } = useSite();
  const busy = status === 'sending';
  return (
    <section className={styles.section} aria-labelledby="contact-form-title">
      <h2 id="contact-form-title" className={styles.title}>
        Send us a Message
      </h2>
      <noscript>
        <p>
          This form needs JavaScript. Without it, please write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </noscript>
      <form
        ref={form}
        method="dialog"
        className={styles.form}
        onSubmit={submit}
        onInput={noteTyping}
        noValidate
        aria-labelledby="contact-form-title"
        aria-busy={busy}
      >
        <div className={styles.pair}>
          <Field label="Name" name="name" autoComplete="name" required error={errors.name} />
          <Field
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={errors.email}
          />
        </div>
        <Field label="Subject" name="subject" autoComplete="off" required error={errors.subject} />
        <TextArea label="Message" name="message" required error={errors.message} />
        <Honeypot />
        <Outcome status={status} refusal={refusal} email={email} />
        <div className={styles.sending}>
          <Button kind="main" type="submit" aria-disabled={busy || status === 'sent'} aria-busy={busy}>
            {busy ? 'Sending…' : 'Send message'}
          </Button>
          <p className={styles.aside}>
            {crisisRoleSentence(crisisRole)}{' '}
            <Link href="/help" className={styles.help}>
              Find help right now
            </Link>
          </p>
        </div>
      </form>
    </section>
  );
}

/** What became of the message. The regions stand there from the start, so that changes are read out. */
function Outcome({
  status,
  refusal,
  email,
}: {
  status: Status;
  refusal: string | null;
  email: string;
}): ReactElement {
  return (
    <>
      <div role="status" className={styles.outcome}>
        {status === 'sent' && (
          <p className={styles.thanks}>
            Thank you! Your message has been sent successfully. We&apos;ll get back to you soon.
          </p>
        )}
      </div>
      <div role="alert" className={styles.outcome}>
        {refusal !== null && <p className={styles.failure}>{refusal}</p>}
        {status === 'unreachable' && (
          <p className={styles.failure}>
            We couldn’t send your message because we can’t reach the server. Your text is still here. Please
            try again in a moment, or write to <a href={`mailto:${email}`}>{email}</a>.
          </p>
        )}
      </div>
    </>
  );
}
