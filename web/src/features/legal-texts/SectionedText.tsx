import type { SectionedHtml } from '@stillgrove/contract/legal-texts';
import { useRef, type ReactElement } from 'react';
import { InShort, Prose, ProsePart } from '../../ui/prose/Prose';
import { useRoutedLinks } from '../../ui/prose/use-routed-links';
import styles from './SectionedText.module.css';

type Props = {
  text: SectionedHtml;
  /** Of the headings of its sections. */
  level?: 2 | 3;
};

/** A text whose HTML the server made of our Markdown: what stands before its sections, and these. */
export function SectionedText({ text: { intro, sections }, level = 2 }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useRoutedLinks(place);
  return (
    <div ref={place}>
      <Prose>
        {intro !== '' && (
          <InShort>
            <div dir="auto" className={styles.html} dangerouslySetInnerHTML={{ __html: intro }} />
          </InShort>
        )}
        {sections.map(({ id, title, html }) => (
          <ProsePart key={id} title={title} level={level}>
            <div dir="auto" className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
          </ProsePart>
        ))}
      </Prose>
    </div>
  );
}
