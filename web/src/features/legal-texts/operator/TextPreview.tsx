import type { LegalTextPreviewAnswer } from '@stillgrove/contract/operator-legal-texts';
import { useEffect, useId, useRef, type ReactElement, type RefObject } from 'react';
import { SectionedText } from '../SectionedText';
import { usePreview } from './use-preview';
import styles from './TextPreview.module.css';

/** The text as visitors would see it, a moment after each change; the server makes it, as it does for them. */
export function TextPreview({ markdown }: { markdown: string }): ReactElement {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useStillLinks(place);
  const { shown, problem } = usePreview<LegalTextPreviewAnswer>(
    '/api/v1/operator/legal-texts/preview',
    markdown,
  );
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.title}>
        Preview
      </h3>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <div ref={place} className={styles.page}>
        {shown !== null && <SectionedText text={shown.text} level={3} />}
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
