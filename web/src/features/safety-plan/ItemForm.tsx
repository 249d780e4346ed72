import { t } from '@lingui/core/macro';
import { phoneLinks } from '@stillgrove/domain/safety-plan/phone';
import {
  hasPhones,
  ITEM_LIMITS,
  type PlanItem,
  type PlanPartName,
} from '@stillgrove/domain/safety-plan/plan';
import { useRef, useState, type KeyboardEvent, type SubmitEvent, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field, TextArea } from '../../ui/controls/Field';
import styles from './ItemForm.module.css';
import { MESSAGE_SUGGESTIONS, PART_WORDS } from './part-words';
import { EMPTY_DRAFT, itemOf, setDraft, usePlanStore } from './plan-store';
import { Suggestions } from './Suggestions';

type Props = {
  part: PlanPartName;
  /** What to change; left out for something new. */
  item?: PlanItem;
  onSave: (item: PlanItem) => void;
  onCancel?: () => void;
  suggestions?: readonly string[];
  /** Whether a tap on a suggestion adds it at once; else it is written into the first field. */
  addsSuggestions?: boolean;
};

/** Fields for one thing or person of a part. */
export function ItemForm(props: Props): ReactElement {
  const { part, item, onSave, onCancel, suggestions = [], addsSuggestions = true } = props;
  const [changed, setChanged] = useState(() => item ?? EMPTY_DRAFT);
  const draft = usePlanStore(({ drafts }) => drafts[part] ?? EMPTY_DRAFT);
  const typed = item === undefined ? draft : changed;
  const setTyped = (next: typeof EMPTY_DRAFT) =>
    item === undefined ? setDraft(part, next) : setChanged({ ...next });
  const [missing, setMissing] = useState(false);
  const [taken, setTaken] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { label } = PART_WORDS[part];
  const fields = { text: typed.text, phone: typed.phone, note: typed.note, message: typed.message };
  const set = (changes: Partial<typeof EMPTY_DRAFT>) => {
    setTyped({ ...typed, ...changes });
    setMissing(false);
  };
  const focusFirst = (options?: FocusOptions) => form.current?.querySelector('input')?.focus(options);
  const save = (words: typeof EMPTY_DRAFT) => {
    if (words.text.trim() === '') {
      setMissing(true);
      focusFirst();
      return;
    }
    onSave(itemOf(words, item?.id));
    setTyped(EMPTY_DRAFT);
    if (item !== undefined) return;
    // What was added moves the form down. Where the field was before would be the wrong place to scroll to.
    focusFirst({ preventScroll: true });
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(fields);
  };
  const error = missing ? t`Write something first.` : undefined;
  const isPerson = hasPhones(part);
  // A person’s number and words come once there is a person: seven parts of empty fields would be nine screens of a phone.
  const showsMore = isPerson && (item !== undefined || Object.values(fields).some((words) => words !== ''));
  /** Enter leads from field to field of a new person. Adding at once would leave them without a number. */
  const toNextField = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !showsMore || item !== undefined) return;
    const places = [...(form.current?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
    const next = places[places.indexOf(event.currentTarget) + 1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      data-single={!showsMore && item === undefined}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.fields} data-person={showsMore}>
        <Field
          label={label}
          error={error}
          value={typed.text}
          maxLength={ITEM_LIMITS.text}
          autoComplete="off"
          onKeyDown={toNextField}
          onChange={({ target }) => set({ text: target.value })}
        />
        {showsMore && (
          <>
            <Field
              label={t`Phone number`}
              optional
              type="tel"
              inputMode="tel"
              value={typed.phone}
              maxLength={ITEM_LIMITS.phone}
              autoComplete="off"
              error={
                typed.phone.trim() === '' || phoneLinks(typed.phone) !== null
                  ? undefined
                  : t`This can’t be dialed as it is. Use digits, spaces and + only. You can still save it.`
              }
              onKeyDown={toNextField}
              onChange={({ target }) => set({ phone: target.value })}
            />
            <Field
              label={t`Note`}
              help={t`For example, when you can reach them.`}
              optional
              value={typed.note}
              maxLength={ITEM_LIMITS.note}
              autoComplete="off"
              onKeyDown={toNextField}
              onChange={({ target }) => set({ note: target.value })}
            />
          </>
        )}
      </div>
      {showsMore && part === 'people' && (
        <div className={styles.message}>
          <TextArea
            label={t`What I can say or write`}
            optional
            rows={2}
            value={typed.message}
            maxLength={ITEM_LIMITS.message}
            autoComplete="off"
            onChange={({ target }) => set({ message: target.value })}
          />
          {typed.text.trim() !== '' && typed.message === '' && (
            <Suggestions
              label={t`What you could say`}
              suggestions={MESSAGE_SUGGESTIONS}
              onTake={(message) => {
                set({ message });
                // The suggestions go with it.
                form.current?.querySelector('textarea')?.focus();
              }}
            />
          )}
        </div>
      )}
      <div className="actions">
        <Button type="submit">{item === undefined ? t`Add` : t`Save`}</Button>
        {onCancel !== undefined && <Button kind="quiet" onClick={onCancel}>{t`Cancel`}</Button>}
      </div>
      {suggestions.length > 0 && (
        <details>
          <summary className="text-summary">{t`Suggestions`}</summary>
          <Suggestions
            label={t`Suggestions: ${PART_WORDS[part].title}`}
            suggestions={suggestions}
            onTake={(text) => {
              if (addsSuggestions) {
                // The last one goes with its list.
                if (suggestions.length === 1) focusFirst({ preventScroll: true });
                onSave(itemOf({ ...EMPTY_DRAFT, text }));
                setTaken(text);
              } else {
                set({ text });
                focusFirst();
              }
            }}
          />
        </details>
      )}
      {/* What was added stands above the form, where it may not be in sight. */}
      <p role="status" className={`aside ${styles.taken}`}>
        {taken !== '' && !suggestions.includes(taken) && t`Added: ${taken}`}
      </p>
    </form>
  );
}
