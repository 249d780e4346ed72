import { t } from '@lingui/core/macro';
import { PLACES, type Place, type Routine } from '@stillgrove/domain/movement/routine';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { Pills } from '../../ui/filters/Pills';
import { FIGURES } from './figure/figures';
import { FigureShapes } from './FigureShapes';
import { lengthOf, PLACE_NAMES } from './routine-words';
import styles from './RoutineCards.module.css';

const EVERYWHERE = 'everywhere';
const CHOICES = [
  { id: EVERYWHERE, name: t`Anywhere` },
  ...PLACES.map((place) => ({ id: place, name: PLACE_NAMES[place] })),
] as const;

/** All routines, or those for where someone is. */
export function RoutineCards({ routines }: { routines: readonly Routine[] }): ReactElement {
  const asked = useAddressSearch().get('where');
  const place = PLACES.find((known) => known === asked) ?? EVERYWHERE;
  const shown = place === EVERYWHERE ? routines : routines.filter(({ places }) => places.includes(place));
  const choose = (id: Place | typeof EVERYWHERE) =>
    changeAddressSearch({ where: id === EVERYWHERE ? '' : id });
  return (
    <section className={styles.overview} aria-label={t`Routines`}>
      <Pills label={t`Where you are`} choices={CHOICES} chosen={place} onChoose={choose} inRow />
      <ul className={styles.cards}>
        {shown.map((routine) => (
          <RoutineCard key={routine.id} routine={routine} />
        ))}
      </ul>
    </section>
  );
}

function RoutineCard({ routine }: { routine: Routine }): ReactElement {
  const { id, name, figure, summary, places } = routine;
  const drawn = FIGURES[figure];
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {drawn !== undefined && <FigureShapes figure={drawn} from={Math.floor(drawn.poses.length / 2)} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={`/exercises?routine=${id}`} className="stretched-link">
            {name}
          </Link>
        </h2>
        <p className={styles.facts}>{[lengthOf(routine), PLACE_NAMES[places[0] ?? 'chair']].join(' · ')}</p>
        <p className={styles.summary}>{summary}</p>
      </div>
    </li>
  );
}
