import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { RefusedError } from '../../platform/http/request';
import { session } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { fieldErrors, type FieldErrors } from './field-errors';

/** Length of the fade between the two faces of the form (specification, section 9). */
const FADE_MS = 300;

export type Mode = 'sign-in' | 'register';
export type Values = {
  fullName: string;
  email: string;
  password: string;
  /** Absent where no one is asked for it, and no number where it is left out. */
  birthYear?: number;
};

/** What the form says until it is sent again, or the person goes on. */
type Notice = { readonly code: string; readonly message: string };

/** Codes of refusals that have to be seen for longer than a toast is shown. */
const LASTING = ['cookies-refused', 'under-minimum-age'];

export type AccountFormProps = {
  /** The password was right and is not enough. */
  readonly onSecondStep: (ways: readonly SecondFactorWay[]) => void;
};

export function useAccountForm({ onSecondStep }: AccountFormProps) {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [faded, setFaded] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const sending = useRef(false);
  const fading = useFade(faded, setFaded);

  const switchMode = (next: Mode) => {
    fading(() => {
      setMode(next);
      setErrors({});
      setNotice(null);
    });
  };

  const noteTyping = ({ target }: { target: EventTarget }) => {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _corrected, ...others }) => others);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not state: a second press in the same moment comes before the next render.
    if (sending.current) return;
    sending.current = true;
    void send(event.currentTarget).finally(() => {
      sending.current = false;
    });
  };

  const send = async (form: HTMLFormElement) => {
    // Read at this moment: what was typed before the page was live is in the fields and nowhere else.
    const values = valuesOf(form);
    const invalid = await fieldErrors(mode, values);
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) {
      focusFirst(form, invalid);
      return;
    }
    setNotice(null);
    try {
      if (mode === 'register') {
        showToast((await session.register(values)).message);
        switchMode('sign-in');
      } else {
        const { message, secondFactor } = await session.signIn({
          email: values.email,
          password: values.password,
        });
        if (secondFactor) onSecondStep(secondFactor);
        else showToast(message);
      }
    } catch (error) {
      showToast(error instanceof RefusedError ? error.message : 'An error occurred', 'error');
      if (error instanceof RefusedError) {
        setErrors({ ...error.fields });
        if (LASTING.includes(error.code)) setNotice(error);
      }
    } finally {
      form.reset();
    }
  };

  return { mode, faded, errors, notice, switchMode, noteTyping, submit };
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const year = data.get('birthYear');
  return {
    fullName: textOf('fullName'),
    email: textOf('email'),
    password: textOf('password'),
    // Nothing typed is no year, where `Number` would make it 0.
    ...(typeof year === 'string' && { birthYear: year.trim() === '' ? Number.NaN : Number(year) }),
  };
}

function focusFirst(form: HTMLFormElement, invalid: FieldErrors): void {
  for (const input of form.querySelectorAll('input')) {
    if (invalid[input.name] !== undefined) {
      input.focus();
      return;
    }
  }
}

/** Fades the panel out, changes it, and fades it in again. */
function useFade(faded: boolean, setFaded: (faded: boolean) => void) {
  const [change, setChange] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!faded || change === null) return undefined;
    const timer = setTimeout(() => {
      change();
      setFaded(false);
    }, FADE_MS);
    return () => clearTimeout(timer);
  }, [change, faded, setFaded]);
  return (next: () => void) => {
    setChange(() => next);
    setFaded(true);
  };
}
