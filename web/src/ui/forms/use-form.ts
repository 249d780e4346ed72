import { useRef, useState, type SubmitEvent } from 'react';
import { UNREACHABLE } from '../../platform/http/failure-words';
import { RefusedError } from '../../platform/http/request';

export type Values = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, string>>;

/** As much of a schema as a form needs. */
export type Schema = {
  safeParse(values: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
};

export type FormOptions = {
  /** The contract's own schema, loaded on first use: the page is there before it. None: no fields. */
  schema?: () => Promise<Schema>;
  /** @returns what to say afterwards; an empty text says nothing, and null means that nothing was sent */
  send: (values: Values) => Promise<string | null>;
  /** Whether the fields keep what was sent. */
  keeps?: boolean;
};

type Outcome = { readonly done: string; readonly failure: string; readonly errors: FieldErrors };

const NOTHING: Outcome = { done: '', failure: '', errors: {} };

/** A form that validates, sends once however often it is pressed, and keeps what was typed when it fails. */
export function useForm({ schema, send, keeps = false }: FormOptions) {
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const [busy, setBusy] = useState(false);
  // Not state: a second press in the same moment comes before the next render.
  const sending = useRef(false);

  const trySending = async (values: Values): Promise<Outcome | null> => {
    try {
      const errors = schema === undefined ? {} : firstErrors(await schema(), values);
      if (Object.keys(errors).length > 0) return { ...NOTHING, errors };
      const done = await send(values);
      return done === null ? null : { ...NOTHING, done };
    } catch (error) {
      if (!(error instanceof RefusedError)) return { ...NOTHING, failure: UNREACHABLE };
      // Shown at its field, so there is no need to show it twice.
      const atField = Object.keys(error.fields).length > 0;
      return { ...NOTHING, failure: atField ? '' : error.message, errors: error.fields };
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    sending.current = true;
    setBusy(true);
    void trySending(valuesOf(form)).then((result) => {
      sending.current = false;
      setBusy(false);
      setOutcome(result ?? NOTHING);
      if (result === null) return;
      if (result.failure === '' && Object.keys(result.errors).length === 0) {
        if (!keeps) form.reset();
      } else focusFirst(form, result.errors);
    });
  };

  const noteTyping = ({ target }: { target: EventTarget }) => {
    const { name } = target as HTMLInputElement;
    if (outcome.errors[name] === undefined) return;
    const { [name]: _corrected, ...errors } = outcome.errors;
    setOutcome({ ...outcome, errors });
  };

  return { ...outcome, busy, submit, noteTyping };
}

function firstErrors(schema: Schema, values: Values): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}

/** What is typed. Fields without a name of ours, such as those for password managers, are left out. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (errors[input.name] !== undefined) {
      input.focus();
      return;
    }
  }
}
