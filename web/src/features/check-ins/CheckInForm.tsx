import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Link } from 'wouter';
import { useVault } from '../../platform/vault/vault-store';
import { Button } from '../../ui/controls/Button';
import { TextArea, Field } from '../../ui/controls/Field';
import { StickyActions } from '../../ui/controls/StickyActions';
import styles from './CheckInForm.module.css';
import { FeelingField } from './FeelingField';
import { feelingName } from './feeling-names';
import { FeelingSliders } from './FeelingSliders';
import { KEPT_CHECK_INS_ID } from './kept-check-ins';
import { placeInWords } from './place-words';
import type { CheckInForm as Form } from './use-check-in-form';
import { WordChoice } from './WordChoice';

/** How someone is: one touch, and as many words as they like. */
export function CheckInForm({ form }: { form: Form }): ReactElement {
  const { draft, state, problems, change } = form;
  const id = useId();
  const [sliders, setSliders] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const editing = draft.of?.id;
  const isFirstSave = useVault(({ status }) => status === 'absent');
  useEffect(() => {
    if (editing !== undefined) title.current?.focus();
  }, [editing]);
  const isKept = state === 'saved' || state === 'for-visit';
  useEffect(() => {
    if (!isKept && state !== 'given-up') return;
    // What was pressed, the button or one of the dialog, is gone, and the focus with it.
    result.current?.focus({ preventScroll: true });
    // The form is shorter now. From its top, the picture isn't cut off where the result fits below it.
    if (isKept) scrollTo({ top: 0 });
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [isKept, state]);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.save();
  };
  const { place } = draft;
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <div className={styles.top}>
        <h1 id={id} ref={title} tabIndex={-1} className={styles.title}>
          {editing === undefined ? t`How are you?` : t`Change your check-in`}
        </h1>
        <p className={styles.lead} data-chosen={place === null ? undefined : ''} role="status">
          {place !== null && placeInWords(place.pleasant, place.energy)}
          {place === null &&
            !isKept &&
            (sliders ? t`Move the sliders to what fits best.` : t`Touch the spot that fits best.`)}
          {place === null && isKept && t`Check in again whenever you like.`}
        </p>
        <button type="button" className={styles.switch} onClick={() => setSliders(!sliders)}>
          {sliders ? t`Use the picture` : t`Use sliders`}
        </button>
      </div>
      <div className={styles.where}>
        {sliders ? (
          <FeelingSliders place={place} onChoose={(chosen) => change({ place: chosen })} />
        ) : (
          <FeelingField
            labelledBy={id}
            place={place}
            kept={isKept ? form.kept : null}
            onChoose={(chosen) => change({ place: chosen })}
          />
        )}
      </div>
      <div className={styles.rest}>
        {place !== null && (
          <>
            <WordChoice place={place} words={draft.words} onChange={(words) => change({ words })} />
            <details className={styles.more} open={draft.of !== null || undefined}>
              <summary className="text-summary">{t`Add tags or a note`}</summary>
              <div className={styles.fields}>
                <Field
                  label={t`Tags`}
                  optional
                  help={t`What you did, where, or with whom. Put commas between them.`}
                  value={draft.tags}
                  error={problems.tags}
                  autoComplete="off"
                  onChange={({ target }) => change({ tags: target.value })}
                />
                <TextArea
                  label={t`Note`}
                  optional
                  rows={4}
                  value={draft.note}
                  error={problems.note}
                  onChange={({ target }) => change({ note: target.value })}
                />
              </div>
            </details>
            {isFirstSave && (
              <p className="aside">{t`You set a passphrase when you save. It keeps your check-ins private.`}</p>
            )}
            <StickyActions>
              <Button type="submit" kind="main" aria-busy={state === 'saving'} className={styles.save}>
                {state === 'saving' ? t`Saving…` : t`Save check-in`}
              </Button>
              {editing !== undefined && <Button onClick={form.startOver}>{t`Cancel`}</Button>}
            </StickyActions>
          </>
        )}
        <SaveResult ref={result} form={form} />
        {place === null && (
          <p className={styles.first}>
            <Trans>
              Check in when you want to. We don’t remind you and don’t count days. If you want to talk to
              someone now, open <Link href="/help">Need help now?</Link>
            </Trans>
          </p>
        )}
      </div>
    </form>
  );
}

/** What became of the check-in. Stands there from the start, so that screen readers announce it. */
function SaveResult({ ref, form }: { ref: RefObject<HTMLDivElement | null>; form: Form }): ReactElement {
  const { state, kept } = form;
  const isKept = state === 'saved' || state === 'for-visit';
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className={styles.result}
      data-empty={state === 'idle' || state === 'saving'}
      data-outcome={isKept ? 'kept' : undefined}
    >
      {state === 'saved' && <p>{t`Saved in your private space.`}</p>}
      {state === 'for-visit' && (
        <p>{t`Kept for this visit only. It’s gone when you close or reload this page, unless you save it below.`}</p>
      )}
      {isKept && kept !== null && (
        <p className={styles.kept}>
          {[placeInWords(kept.pleasant, kept.energy), ...kept.words.map(feelingName)].join(' · ')}
        </p>
      )}
      {state === 'saved' && <a href={`#${KEPT_CHECK_INS_ID}`}>{t`See your check-ins`}</a>}
      {isKept && kept !== null && kept.pleasant < 0 && (
        <p>
          <Trans>
            If you’d like something gentle now, <Link href="/breathing?minutes=1">breathe for a minute</Link>.
          </Trans>
        </p>
      )}
      {state === 'given-up' && (
        <>
          <p>
            <Trans>
              <b>Not saved yet,</b> because your private space isn’t open. What you entered is still here. You
              can also keep it for this visit only: then it’s gone when you close or reload this page.
            </Trans>
          </p>
          <Button onClick={form.keepForThisVisit}>{t`Keep for this visit only`}</Button>
        </>
      )}
      {typeof state === 'object' && <p className="error">{state.trouble}</p>}
    </div>
  );
}
