import { t } from '@lingui/core/macro';
import { useEffect, useState, useRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { failureWords, UNREACHABLE } from '../../platform/http/failure';
import { RefusedError } from '../../platform/http/request';

export type Values = Readonly<Record<string, string>>;
/** A sentence for each wrong field, by its name or, in a nested form, by its path, such as `weekly.3.from`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** As much of a schema as a form needs. */
export type Schema<Body> = {
  safeParse(values: unknown): {
    data?: Body | undefined;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
};

/** What is thrown in a `send` when the device itself finds something wrong: by field, or as a whole. */
export class FormError extends Error {
  override readonly name = 'FormError';
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors = {}) {
    super(message);
    this.fields = fields;
  }
}

export type FormOptions<Body = Values> = {
  /** The contract's own schema, loaded on first use: the page is there before it. None: no fields. */
  schema?: (() => Promise<Schema<Body>>) | undefined;
  /** What is checked and sent; what the named fields hold unless given. */
  read?: ((form: HTMLFormElement) => Body) | undefined;
  /** @returns what to say afterwards, if anything; null means that nothing was sent */
  send: (body: Body) => Promise<string | null> | Promise<void>;
  /** Whether the fields keep what was sent. */
  keeps?: boolean | undefined;
  /** Whether they are cleared also when it was refused, as the specification asks of the sign-in. */
  clearsRefused?: boolean | undefined;
  /** What the form is about right now; what was said about something else is not shown. */
  about?: string | undefined;
  /** Says in words what an error means that is no refusal. */
  failureWords?: ((error: unknown) => string) | undefined;
};

type Outcome = {
  readonly done: string;
  readonly failure: string;
  /** Of a refusal; `unreachable` where no answer came. */
  readonly code: string;
  readonly errors: FieldErrors;
  readonly about?: string | undefined;
};

const NOTHING: Outcome = { done: '', failure: '', code: '', errors: {} };

/** A form that validates, sends once however often it is pressed, and keeps what was typed when it fails. */
export function useForm<Body = Values>(options: FormOptions<Body>) {
  const { schema, send, keeps = false, clearsRefused = false, about } = options;
  const { failureWords: words = () => UNREACHABLE } = options;
  const read = options.read ?? (valuesOf as (form: HTMLFormElement) => Body);
  const [outcome, setOutcome] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  // Not state: a second press in the same moment comes before the next render.
  const sending = useRef(false);
  const [lastAbout, setLastAbout] = useState(about);
  if (lastAbout !== about) {
    // Whoever comes back to what it was about before finds it as new.
    setLastAbout(about);
    setOutcome(NOTHING);
  }
  // An answer may come after that.
  const { done, failure, code, errors } = outcome.about === about ? outcome : NOTHING;
  const wrong = Object.keys(errors).length;
  useTitlePrefix(failure !== '' || wrong > 0);

  const trySending = async (body: Body): Promise<Outcome | null> => {
    try {
      const found = schema === undefined ? {} : errorsOf(await schema(), body);
      if (Object.keys(found).length > 0) return { ...NOTHING, errors: found };
      const said = await send(body);
      return said === null ? null : { ...NOTHING, done: said ?? '' };
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof FormError))
        return { ...NOTHING, failure: words(error), code: 'unreachable' };
      // Shown at its field, so there is no need to show it twice.
      const atField = Object.keys(error.fields).length > 0;
      return {
        ...NOTHING,
        failure: atField ? '' : error.message,
        code: error instanceof RefusedError ? error.code : 'refused',
        errors: error.fields,
      };
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    sending.current = true;
    setBusy(true);
    void trySending(read(form)).then((result) => {
      sending.current = false;
      // Rendered at once, so that what is wrong can be found by its mark.
      flushSync(() => {
        setBusy(false);
        setOutcome({ ...(result ?? NOTHING), about });
      });
      if (result === null) return;
      const isDone = result.failure === '' && Object.keys(result.errors).length === 0;
      if (isDone ? !keeps : clearsRefused && result.code !== '') form.reset();
      if (!isDone) focusFirst(form);
    });
  };

  const noteTyping = ({ target }: { target: EventTarget }) => {
    const { name } = target as HTMLInputElement;
    if (errors[name] === undefined) return;
    const { [name]: _corrected, ...others } = errors;
    setOutcome({ ...outcome, errors: others });
  };

  return {
    busy,
    done,
    failure:
      failure === '' && wrong > 1 ? t`Correct the ${wrong} fields marked above, then try again.` : failure,
    code,
    errors,
    submit,
    noteTyping,
  };
}

/** What is typed. Fields without a name of ours, such as those for password managers, are left out. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Says at a field why a call failed. @throws FormError */
export async function atField<Answer>(
  name: string,
  answer: Promise<Answer>,
  words = failureWords,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new FormError('', { [name]: words(error) });
  }
}

/** What is said about a field or anything in it. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  const found = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return found === undefined ? undefined : errors[found];
}

/** Brings the first wrong field into sight with the focus; smooth scrolling would leave it behind. */
function focusFirst(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** One sentence for each field that does not fit, by its path. */
export function errorsOf(schema: Schema<unknown>, body: unknown): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? [])
    errors[path.map(String).join('.')] ??= message;
  return errors;
}

/** The title says so while a form shows errors: it is the first that a screen reader reads after a reload. */
function useTitlePrefix(shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    document.title = t`Error: ${document.title}`;
    return () => {
      document.title = document.title.replace('Error: ', '');
    };
  }, [shown]);
}
