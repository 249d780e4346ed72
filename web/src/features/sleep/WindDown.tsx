import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { hasParts } from '@stillgrove/domain/sleep/wind-down';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useLoadedForTap } from '../../platform/http/use-loaded';
import { useFocusAfterLayer } from '../../platform/screen/use-focus-after-layer';
import { useKeptPlace } from '../../platform/storage/kept-place';
import { Button } from '../../ui/controls/Button';
import { Deferred } from '../../ui/layout/Deferred';
import { Notes } from '../../ui/prose/Notes';
import { LayerClosed } from '../../ui/scene/LayerClosed';
import { LayerWait } from '../../ui/scene/LayerWait';
import { SceneSheet } from '../../ui/scene/SceneSheet';
import { windDownPlace, type Place } from './kept-place';
import { wholeTime } from './sleep-words';
import { useWindDown } from './use-wind-down';
import { useWindDownChoice } from './use-wind-down-choice';
import styles from './WindDown.module.css';
import { WindDownParts } from './WindDownParts';

const loadLayer = () => import('./EveningLayer');

type Props = { script: readonly ScriptPart[] };

/** A quiet end of the day, from its beginning or from where someone had stopped in this tab. */
export function WindDown({ script }: Props): ReactElement {
  const place = useKeptPlace(windDownPlace);
  return <Evening key={place === null ? 'new' : 'kept'} script={script} place={place} />;
}

/** One button, and parts that can each be left out. */
function Evening({ script, place }: Props & { place: Place | null }): ReactElement {
  const session = useWindDown(script, place);
  const choice = useWindDownChoice();
  const inLayer = session.store(({ status }) => status !== 'ready');
  const { button, wasClosed } = useFocusAfterLayer(inLayer);
  const screen = useLoadedForTap(loadLayer, 'The screen of the evening');
  const Layer = screen.module?.default;
  return (
    <>
      <SceneSheet
        titleId="wind-down-title"
        sky="night"
        title={t`Wind down`}
        lead={t`A quiet end to the day: breath, body and sound, one after another. Nothing has to happen, and no alarm will ring.`}
      >
        <div className={styles.begin}>
          <LayerClosed wasClosed={wasClosed} />
          <Button
            ref={button}
            kind="main"
            className={styles.main}
            onClick={() => choice.whenRight((chosen) => screen.whenLoaded(() => session.begin(chosen)))}
          >
            {t`Begin`}
          </Button>
          <LayerWait wait={screen.wait} />
          <p className={choice.isEmpty ? 'error' : styles.time} role="status">
            {hasParts(choice.chosen) ? wholeTime(choice.chosen) : t`All parts are off. Turn on at least one.`}
          </p>
        </div>
        <WindDownParts choice={choice} />
      </SceneSheet>
      {inLayer && Layer !== undefined && <Layer session={session} script={script} />}
      <Deferred>
        <div className={styles.aside}>
          <Notes title={t`Good to know`}>
            <li>{t`You can turn off the screen yourself: the sounds go on and end by themselves. Words that are read aloud may stop with the screen.`}</li>
            <li>{t`If slow breathing makes you dizzy or uneasy, turn that part off.`}</li>
            <li>
              <Trans>
                If you hear voices, often feel unreal or cut off from your body, or went through trauma
                recently, turn the body scan off. Our <Link href="/video">calm scenes</Link> may suit you
                better.
              </Trans>
            </li>
            <li>
              <Trans>
                If the nights are hard, you don’t have to handle it alone. You can find people to talk to
                under <Link href="/help">Need help now?</Link>
              </Trans>
            </li>
            <li>{t`Don’t do this while driving.`}</li>
          </Notes>
        </div>
      </Deferred>
    </>
  );
}
