import { useEffect, useRef, useState } from 'react';
import { RefusedError } from '../../../platform/http/request';
import { useChange } from '../../../platform/http/use-change';
import type { Schema } from '../../../ui/forms/use-form';

/** A sentence for each wrong field, by its path, such as `weekly.3.from`. */
export type Errors = Readonly<Record<string, string>>;

type Options<Body, Answer> = {
  /** The contract's own, loaded on first use. */
  schema: () => Promise<Schema>;
  send: (body: Body) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
};

/** Checks a whole form, saves it once however often it is pressed, and shows the way to what is wrong. */
export function useSaving<Body, Answer>({ schema, send, onSaved }: Options<Body, Answer>) {
  const { busy, failure, run } = useChange(onSaved);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [errors]);

  const save = (body: Body) =>
    run(async () => {
      const found = errorsOf(await schema(), body);
      setErrors(found);
      if (Object.keys(found).length > 0) throw new RefusedError(400, WRONG_FIELDS, null);
      try {
        return await send(body);
      } catch (error) {
        if (error instanceof RefusedError) setErrors(error.fields);
        throw error;
      }
    });

  return { form, busy, failure, errors, save };
}

const WRONG_FIELDS = {
  success: false,
  code: 'invalid-fields',
  message: 'Your changes aren’t saved yet. Correct the fields marked above, then save again.',
} as const;

function errorsOf(schema: Schema, body: unknown): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? [])
    errors[path.map(String).join('.')] ??= message;
  return errors;
}

/** What is said about a field or anything in it. */
export function errorAt(errors: Errors, path: string): string | undefined {
  const found = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return found === undefined ? undefined : errors[found];
}
