import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import styles from './WholeText.module.css';

const LONG_CHARACTERS = 1_200;
const LONG_LINES = 20;

/** What a person wrote, with their lines. A long text shows its beginning until all of it is wanted. */
export function WholeText({ text }: { text: string }): ReactElement {
  const [whole, setWhole] = useState(false);
  const beginning = beginningOf(text);
  return (
    <div className={styles.text}>
      <p dir="auto" className={styles.words}>
        {whole || beginning === null ? text : `${beginning}…`}
      </p>
      {beginning !== null && (
        <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Show less` : t`Show the whole message`}
        </Button>
      )}
    </div>
  );
}

/** Null when the text is short enough to be shown at once. */
function beginningOf(text: string): string | null {
  const lines = text.split('\n').slice(0, LONG_LINES).join('\n');
  const beginning = Array.from(lines).slice(0, LONG_CHARACTERS).join('');
  if (beginning.length === text.length) return null;
  const lastSpace = beginning.search(/\s\S*$/u);
  return lastSpace === -1 ? beginning : beginning.slice(0, lastSpace).trimEnd();
}
