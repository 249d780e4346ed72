import { t } from '@lingui/core/macro';
import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { lazy, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { useLoadedForTap } from '../../platform/http/use-loaded';
import { useFocusAfterLayer } from '../../platform/screen/use-focus-after-layer';
import { useKeptPlace } from '../../platform/storage/kept-place';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button } from '../../ui/controls/Button';
import { Deferred } from '../../ui/layout/Deferred';
import { LayerClosed } from '../../ui/scene/LayerClosed';
import { LayerWait } from '../../ui/scene/LayerWait';
import { SoundPlace } from '../../ui/sound/SoundPlace';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import { BodyFigure } from './BodyFigure';
import styles from './BodyScan.module.css';
import { ScanSafety } from './ScanSafety';
import { ScanSetup } from './ScanSetup';
import type { Place } from './scan-session';
import { scanPlace, useBodyScan } from './use-body-scan';

const ScanSound = lazy(() => retry(() => import('./ScanSound')));
const loadLayer = () => import('./ScanLayer');

type Props = { script: readonly ScriptPart[] };

/** The guided body scan, from its beginning or from where the person had stopped in this tab. */
export function BodyScan({ script }: Props): ReactElement {
  const place = useKeptPlace(scanPlace);
  return <Scan key={place === null ? 'new' : 'kept'} script={script} place={place} />;
}

function Scan({ script, place }: Props & { place: Place | null }): ReactElement {
  const session = useBodyScan(script, place);
  const { status, minutes } = session.store();
  const inLayer = status !== 'ready';
  const { button, wasClosed } = useFocusAfterLayer(inLayer);
  const screen = useLoadedForTap(loadLayer, 'The screen of the body scan');
  const Layer = screen.module?.default;
  return (
    <>
      <section className={styles.scene} aria-labelledby="scan-title">
        <div className={styles.figure}>
          <BodyFigure partId="whole" lit={false} />
        </div>
        <div className={styles.guide}>
          <h1 id="scan-title" className={styles.title}>
            {t`Body scan`}
          </h1>
          <ScanSetup minutes={minutes} onChoose={session.choose} />
          <LayerClosed wasClosed={wasClosed} />
          <Button
            ref={button}
            kind="main"
            className={styles.main}
            onClick={() => screen.whenLoaded(session.start)}
          >
            {t`Begin`}
          </Button>
          <LayerWait wait={screen.wait} />
          {!inLayer && <AskFeeling activity="body" side="before" />}
        </div>
      </section>
      {inLayer && Layer !== undefined && <Layer session={session} />}
      <Deferred>
        <div className={styles.aside}>
          <div className={styles.settings}>
            <SoundSettings />
            <SoundPlace>
              <ScanSound running={status === 'running'} />
            </SoundPlace>
          </div>
          <ScanSafety />
        </div>
      </Deferred>
    </>
  );
}
