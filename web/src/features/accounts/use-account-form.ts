import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { RefusedError } from '../../platform/http/request';
import { register, signIn } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { fieldErrors, type FieldErrors } from './field-errors';

/** Length of the fade between the two faces of the form (specification, section 9). */
const FADE_MS = 300;
const EMPTY = { fullName: '', email: '', password: '' };

export type Mode = 'sign-in' | 'register';
export type Values = typeof EMPTY;

export type AccountFormProps = {
  readonly onSignedIn: () => void;
  /** The password was right and is not enough. */
  readonly onSecondStep: (ways: readonly SecondFactorWay[]) => void;
};

export function useAccountForm({ onSignedIn, onSecondStep }: AccountFormProps) {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [faded, setFaded] = useState(false);
  const [values, setValues] = useState<Values>(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = useRef(false);
  const fading = useFade(faded, setFaded);

  const switchMode = (next: Mode) => {
    fading(() => {
      setMode(next);
      setErrors({});
    });
  };

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setValues((before) => ({ ...before, [target.name]: target.value }));
    setErrors(({ [target.name]: _corrected, ...others }) => others);
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
    const invalid = await fieldErrors(mode, values);
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) {
      focusFirst(form, invalid);
      return;
    }
    try {
      if (mode === 'register') {
        showToast((await register(values)).message);
        switchMode('sign-in');
      } else {
        const { message, secondFactor } = await signIn({ email: values.email, password: values.password });
        if (secondFactor) {
          onSecondStep(secondFactor);
        } else {
          showToast(message);
          onSignedIn();
        }
      }
    } catch (error) {
      showToast(error instanceof RefusedError ? error.message : 'An error occurred', 'error');
      if (error instanceof RefusedError) setErrors({ ...error.fields });
    } finally {
      setValues(EMPTY);
    }
  };

  return { mode, faded, values, errors, switchMode, change, submit };
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
