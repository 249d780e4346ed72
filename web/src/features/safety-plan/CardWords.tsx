import { t } from '@lingui/core/macro';
import { phoneLinks } from '@stillgrove/domain/safety-plan/phone';
import { hasPhones, type PlanCard, type PlanItem } from '@stillgrove/domain/safety-plan/plan';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import styles from './CardWords.module.css';
import type { CountryLine, CountryLines } from '../../ui/country-lines/country-lines';

type Props = {
  card: PlanCard;
  lines: CountryLines | null;
};

/** What a card says, as large as it can be read. */
export function CardWords({ card: { part, items }, lines }: Props): ReactElement | null {
  const isSomeone = useAppStore(({ app }) => app.user !== null);
  const [person] = items;
  if (part === 'professionals' && person === undefined)
    return lines === null ? null : <LinesOfCountry lines={lines} />;
  if (hasPhones(part) && person !== undefined) return <Person person={person} />;
  return (
    <>
      <ul className={styles.items} data-many={items.length > 3}>
        {items.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      {part === 'alone' && (
        <p className={styles.ways}>
          <Link href="/help#slow-breath">{t`Slow breathing`}</Link>
          <Link href="/help#help-grounding">{t`Grounding`}</Link>
          {isSomeone && <Link href="/sounds">{t`Sounds`}</Link>}
        </p>
      )}
    </>
  );
}

function Person({ person: { text, phone, note, message } }: { person: PlanItem }): ReactElement {
  const links = phoneLinks(phone, message);
  return (
    <>
      <p className={styles.name} dir="auto">
        {text}
      </p>
      {note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {links !== null && (
        <div className={styles.calls}>
          <a className={styles.call} href={links.call}>
            {t`Call ${text}`}
          </a>
          <a className={styles.write} href={links.text}>
            {t`Text ${text}`}
          </a>
        </div>
      )}
      {links === null && phone !== '' && (
        <p className={styles.note}>
          <bdi>{phone}</bdi>
        </p>
      )}
      {message !== '' && (
        <div>
          <p className={styles.label}>{t`I can say`}</p>
          <p className={styles.message} dir="auto">
            <q>{message}</q>
          </p>
        </div>
      )}
    </>
  );
}

/** Numbers of one service that follow each other stand together. */
function byService(lines: readonly CountryLine[]): readonly [CountryLine, ...CountryLine[]][] {
  const services: [CountryLine, ...CountryLine[]][] = [];
  for (const line of lines) {
    const last = services.at(-1);
    const isSame = last?.[0].name === line.name && last[0].about === line.about;
    if (last !== undefined && isSame) last.push(line);
    else services.push([line]);
  }
  return services;
}

function LinesOfCountry({ lines }: { lines: CountryLines }): ReactElement {
  return (
    <ul className={styles.lines} aria-label={t`Lines in ${lines.country}`}>
      {byService([...lines.emergency.slice(0, 1), ...lines.support]).map(([first, ...others]) => (
        <li key={first.key}>
          <p>
            <b>{first.name}</b>
            {first.about !== '' && <span className={styles.about}>{first.about}</span>}
          </p>
          <p className={styles.numbers}>
            {[first, ...others].map(({ key, href, action }) => (
              <a key={key} className={styles.line} href={href}>
                {action}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
