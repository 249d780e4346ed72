import { PERSONAL_DATA_PATH } from '@stillgrove/contract/personal-data';
import type { ReactElement } from 'react';
import { ProsePart } from '../../ui/prose/Prose';
import styles from './DownloadSection.module.css';

export function DownloadSection(): ReactElement {
  return (
    <ProsePart title="Download all my data">
      <p>
        One ZIP file with everything that the server holds about you: in words, as tables, and as JSON for
        programs. Your diary is not in it, because it lives on your device alone; it has an export of its own.
      </p>
      <p>
        <a className={styles.download} href={PERSONAL_DATA_PATH} download>
          Download all my data
        </a>
      </p>
    </ProsePart>
  );
}
