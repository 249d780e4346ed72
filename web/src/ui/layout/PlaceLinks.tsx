import { t } from '@lingui/core/macro';
import { ACTIVITIES } from '@stillgrove/domain/activities/activities';
import type { ReactElement } from 'react';
import { LineIcon } from '../drawing/Icon';
import { PLACE_ICONS, type PlaceIcon } from '../drawing/place-icons';
import { currentOf } from './current-place';
import styles from './Places.module.css';

type Place = { readonly icon: PlaceIcon; readonly name: string; readonly paths: readonly string[] };

const { breathing, bubble, color, memory, diary } = ACTIVITIES;
const { sitting, body, sleep, sounds, checkIn, movement, relax, video, books, plan } = ACTIVITIES;

/** The pages of Today; what it leads to without being a place of its own is one of them. */
const TODAY = [
  '/browse',
  ...[sitting, body, sleep, sounds, checkIn, movement, relax, video, books, plan].map(({ path }) => path),
  `${checkIn.path}/what-helps`,
  `${checkIn.path}/self-check`,
];

/** The first path is where a place leads; the others are pages of the same place. */
const PLACES: readonly Place[] = [
  { icon: 'today', name: t`Today`, paths: TODAY },
  { icon: 'breathe', name: t`Breathe`, paths: [breathing.path] },
  { icon: 'play', name: t`Play`, paths: [bubble.path, color.path, memory.path] },
  { icon: 'diary', name: t`Diary`, paths: [diary.path] },
  { icon: 'tree', name: t`Tree`, paths: ['/reward'] },
];

const MORE = [
  ['/appointments', t`Appointments`],
  ['/settings', t`Settings`],
] as const;

/** The links of `Places`, which only the server renders. */
export function PlaceLinks({ path, diaryUrl }: { path: string; diaryUrl: string | null }): ReactElement {
  return (
    <>
      <ul className={styles.list}>
        {PLACES.map(({ icon, name, paths }) => (
          <li key={icon}>
            {icon === 'diary' && diaryUrl !== null ? (
              <a href={diaryUrl} target="_blank" rel="noopener noreferrer" className={styles.place}>
                <PlaceWords icon={icon} name={name} />
                <span className="visually-hidden">{t`(opens in a new tab)`}</span>
              </a>
            ) : (
              <a
                href={paths[0]}
                data-place={paths.join(' ')}
                className={styles.place}
                aria-current={currentOf(paths, path)}
              >
                <PlaceWords icon={icon} name={name} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.more}>
        {MORE.map(([href, name]) => (
          <li key={href}>
            <a href={href} data-place={href} aria-current={currentOf([href], path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function PlaceWords({ icon, name }: Pick<Place, 'icon' | 'name'>): ReactElement {
  return (
    <>
      <span className={styles.mark}>
        <LineIcon strokes={PLACE_ICONS[icon]} />
      </span>
      <span>{name}</span>
    </>
  );
}
