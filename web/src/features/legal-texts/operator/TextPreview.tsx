import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { failureWords } from '../../../platform/http/failure';
import { useQuery } from '../../../platform/query/query-client';
import { legalTextPreviewQuery } from '../api';
import { SectionedText } from '../SectionedText';
import styles from './TextPreview.module.css';

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE_MS = 500;

/** The text as visitors would see it, a moment after each change; the server makes it, as it does for them. */
export function TextPreview({ markdown }: { markdown: string }): ReactElement {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useStillLinks(place);
  const { data: shown, error } = useQuery(legalTextPreviewQuery(usePaused(markdown)));
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.title}>
        {t`Preview`}
      </h3>
      <p role="status" className={styles.problem}>
        {error !== null && failureWords(error)}
      </p>
      <div ref={place} className={styles.page}>
        {shown !== undefined && <SectionedText text={shown.text} level={3} />}
      </div>
    </section>
  );
}

/** A press on a link would leave the page, and with it what was typed. */
function useStillLinks(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
    };
    element?.addEventListener('click', stay, { capture: true });
    return () => element?.removeEventListener('click', stay, { capture: true });
  }, [place]);
}

/** A text as it was at the last pause of typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
