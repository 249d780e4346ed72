import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { RefusedError } from '../../platform/http/request';
import { dropDraft, readDraft, saveDraft } from '../../platform/drafts/drafts';
import type { FieldErrors } from './send-message';

/** How long the thanks stand before they and the fields go (specification, section 9). */
const THANKS_MS = 3_000;
const DRAFT = 'contact';
const TYPED = ['name', 'email', 'subject', 'message'] as const;

export type Status = 'writing' | 'sending' | 'sent' | 'unreachable';

/** The fields keep their own text, so that what is typed before the page is live is never lost. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>('writing');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Read and set in the same moment, unlike the state: a second press sends nothing.
  const busy = useRef(false);
  const sent = useRef<Readonly<Record<string, string>>>({});
  // Made once for the same words: a second try after a lost answer is stored once.
  const attempt = useRef<Attempt>(NO_ATTEMPT);

  useEffect(() => restoreDraft(form.current), []);

  useEffect(() => {
    if (status !== 'sent') return undefined;
    const timer = setTimeout(() => {
      clearWhatWasSent(form.current, sent.current);
      busy.current = false;
      setStatus('writing');
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const noteTyping = ({ target }: { target: EventTarget }) => {
    if (form.current === null) return;
    saveDraft(DRAFT, typedIn(form.current));
    const { name } = target as HTMLInputElement;
    if (errors[name] !== undefined) setErrors(({ [name]: _corrected, ...others }) => others);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void send(event.currentTarget);
  };

  const send = async (element: HTMLFormElement) => {
    setStatus('sending');
    setRefusal(null);
    const values = { ...typedIn(element), website: fieldOf(element, 'website')?.value ?? '' };
    const words = JSON.stringify(values);
    if (attempt.current.words !== words) attempt.current = { words, id: newId() };
    const { id } = attempt.current;
    const outcome = await trySending(id === null ? values : { ...values, id });
    setErrors(outcome.errors);
    setRefusal(outcome.refusal);
    setStatus(outcome.status);
    sent.current = values;
    busy.current = outcome.status === 'sent';
    // The same words written again are another message.
    if (outcome.status === 'sent') attempt.current = NO_ATTEMPT;
    if (outcome.status === 'sent') dropDraft(DRAFT);
    else focusFirst(element, outcome.errors);
  };

  return { form, status, refusal, errors, noteTyping, submit };
}

/** The words of the last try to send them, and the id that they were sent under. */
type Attempt = { readonly words: string; readonly id: string | null };

const NO_ATTEMPT: Attempt = { words: '', id: null };

/** @returns null on plain HTTP, where browsers make no ids: then a second try may be stored twice */
function newId(): string | null {
  return isSecureContext ? crypto.randomUUID() : null;
}

type Outcome = { status: Status; errors: FieldErrors; refusal: string | null };

async function trySending(values: Readonly<Record<string, string>>): Promise<Outcome> {
  try {
    // The schema is loaded on first use: the page is there before it.
    const { contactErrors, sendMessage } = await import('./send-message');
    const errors = contactErrors(values);
    if (Object.keys(errors).length > 0) return { status: 'writing', errors, refusal: null };
    await sendMessage(values);
    return { status: 'sent', errors: {}, refusal: null };
  } catch (error) {
    if (error instanceof RefusedError)
      return { status: 'writing', errors: error.fields, refusal: error.message };
    return { status: 'unreachable', errors: {}, refusal: null };
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector(`[name="${name}"]`);
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(TYPED.map((name) => [name, fieldOf(form, name)?.value ?? '']));
}

/** Brings back unsent text, and a subject that a link to this page names. */
function restoreDraft(form: HTMLFormElement | null): void {
  const subject = new URLSearchParams(location.search).get('subject') ?? '';
  const draft: Readonly<Record<string, string | undefined>> = readDraft(DRAFT);
  for (const name of TYPED) {
    const field = form && fieldOf(form, name);
    if (field?.value !== '') continue;
    field.value = draft[name] ?? '';
    if (name === 'subject' && field.value === '') field.value = subject;
  }
}

/** What someone went on to write while the thanks stood is kept. */
function clearWhatWasSent(form: HTMLFormElement | null, sent: Readonly<Record<string, string>>): void {
  for (const name of TYPED) {
    const field = form && fieldOf(form, name);
    if (field?.value === sent[name] && field) field.value = '';
  }
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const name = TYPED.find((field) => errors[field] !== undefined);
  if (name !== undefined) fieldOf(form, name)?.focus();
}
