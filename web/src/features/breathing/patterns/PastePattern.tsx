import { t } from '@lingui/core/macro';
import { patternFromText } from '@stillgrove/domain/breathing/pattern-text';
import { useRef, useState, type SyntheticEvent, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import styles from './PastePattern.module.css';
import { choosePattern, keepOwn } from './pattern-store';

/** Takes a pattern as people write it, such as 4-7-8. */
export function PastePattern(): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'none' | 'wrong' | 'added'>('none');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const steps = patternFromText(typed);
    setState(steps === null ? 'wrong' : 'added');
    form.current?.querySelector('input')?.focus();
    if (steps === null) return;
    choosePattern(keepOwn({ name: '', steps }).id);
    setTyped('');
  };
  return (
    <form ref={form} className={styles.paste} onSubmit={add} noValidate>
      <Field
        label={t`Add one from text`}
        help={t`Seconds to breathe in, hold, breathe out and rest, such as 4-7-8 or 4-4-4-4. Two numbers are in and out.`}
        error={
          state === 'wrong'
            ? t`This isn’t a pattern we can guide. Write two to four numbers, such as 4-7-8. In and out take 1 to 15 seconds, a hold up to 20, and one breath at least 4.`
            : undefined
        }
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t`Add`}</Button>
      <p role="status" className={styles.status}>
        {state === 'added' && t`Added to your patterns and chosen.`}
      </p>
    </form>
  );
}
