import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type SyntheticEvent, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLoadedForTap } from '../../platform/http/use-loaded';
import { useFocusAfterLayer } from '../../platform/screen/use-focus-after-layer';
import { useKeptPlace } from '../../platform/storage/kept-place';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button } from '../../ui/controls/Button';
import { Deferred } from '../../ui/layout/Deferred';
import { Notes } from '../../ui/prose/Notes';
import { LayerWait } from '../../ui/scene/LayerWait';
import { SceneSheet } from '../../ui/scene/SceneSheet';
import { sittingPlace, type Place } from './kept-place';
import { LengthSettings, MoreSettings } from './SittingSetup';
import styles from './SittingTimer.module.css';
import { NOTICES } from './sitting-words';
import { useSitting } from './use-sitting';
import { useTypedSitting } from './use-typed-sitting';

const loadLayer = () => import('./SittingLayer');

/** The meditation timer, from its beginning or from where someone had stopped in this tab. */
export function SittingTimer(): ReactElement {
  const place = useKeptPlace(sittingPlace);
  return <Timer key={place === null ? 'new' : 'kept'} place={place} />;
}

function Timer({ place }: { place: Place | null }): ReactElement {
  const session = useSitting(place);
  const { status, notice } = session.store();
  const form = useTypedSitting();
  const formElement = useRef<HTMLFormElement>(null);
  const inLayer = status !== 'ready';
  const { button } = useFocusAfterLayer(inLayer);
  const screen = useLoadedForTap(loadLayer, 'The screen of the sitting');
  const Layer = screen.module?.default;
  useEffect(() => {
    if (form.refusals > 0) leadToProblem(formElement.current);
  }, [form.refusals]);
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    form.whenRight((chosen) => screen.whenLoaded(() => session.begin(chosen)));
  };
  return (
    <>
      <SceneSheet
        titleId="sitting-title"
        title={t`Time to sit`}
        lead={t`A quiet meditation timer. Sit, lie down or stand, whatever suits your body.`}
      >
        <form ref={formElement} className={styles.form} noValidate onSubmit={begin}>
          <LengthSettings form={form} />
          <Button ref={button} type="submit" kind="main" className={styles.main}>
            {form.isLastTime ? t`Begin like last time` : t`Begin`}
          </Button>
          <LayerWait wait={screen.wait} />
          <p role="status" className={styles.notice}>
            {notice !== null && !inLayer && NOTICES[notice]}
          </p>
          {!inLayer && <AskFeeling activity="sitting" side="before" />}
          <MoreSettings form={form} />
        </form>
      </SceneSheet>
      {inLayer && Layer !== undefined && <Layer session={session} />}
      <Deferred>
        <div className={styles.aside}>
          <SittingNotes />
        </div>
      </Deferred>
    </>
  );
}

/** The focus goes to the first field that is wrong, also where it lay hidden. */
function leadToProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const hidden = field?.closest('details');
  if (hidden) hidden.open = true;
  field?.focus();
}

function SittingNotes(): ReactElement {
  return (
    <Notes title={t`Good to know`}>
      <li>{t`Stop whenever you like. Every whole minute counts, and nothing is compared with other days.`}</li>
      <li>{t`Your tree gets one point for each whole minute.`}</li>
      <li>
        <Trans>
          If you hear voices, often feel unreal, or went through trauma recently, sitting in silence can make
          things worse. Choose something with your eyes open, like our <Link href="/video">calm scenes</Link>,
          and ask your care team first.
        </Trans>
      </li>
      <li>
        <Trans>
          If you feel more anxious or unwell, open your eyes and end it. You can find people to talk to under{' '}
          <Link href="/help">Need help now?</Link>
        </Trans>
      </li>
      <li>{t`Don’t do this while driving.`}</li>
    </Notes>
  );
}
