import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Book } from '@stillgrove/contract/books';
import { shownDescription } from '@stillgrove/domain/books/description';
import type { ReactElement } from 'react';
import { listed } from '../../ui/filters/words';
import styles from './BookCard.module.css';
import { BookCover } from './BookCover';
import { publishedDate } from './published-date';

/** One book: what it is, what to know before opening it, and a link to read it on another site. */
export function BookCard({ book }: { book: Book }): ReactElement {
  const { id, title, authors, publishedDate: date, description, note, previewLink } = book;
  return (
    <li className={styles.card}>
      <BookCover seed={id} />
      <div className={styles.words}>
        <h2 className="like-h3" dir="auto">
          {title}
        </h2>
        <div className={styles.made}>
          <p className={styles.authors} dir="auto">
            {authors.length === 0 ? t`Unknown Author` : listed(authors)}
          </p>
          {date !== null && (
            <p className="aside">
              <span className="visually-hidden">{t`Published`} </span>
              <time dateTime={date}>{publishedDate(date)}</time>
            </p>
          )}
        </div>
        {description !== '' && <p dir="auto">{shownDescription(description)}</p>}
        {note !== null && (
          <p className={styles.note}>
            <strong>{t`Note:`}</strong> {note}
          </p>
        )}
        {previewLink === null ? (
          <p className="aside">{t`No preview available`}</p>
        ) : (
          <a
            className="text-link stretched-link"
            href={previewLink}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Trans>
              Read Book
              <span className="visually-hidden"> {title}, opens in a new tab</span>
            </Trans>
          </a>
        )}
      </div>
    </li>
  );
}
