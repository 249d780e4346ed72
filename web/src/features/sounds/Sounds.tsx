import { t } from '@lingui/core/macro';
import { BUILT_IN_MIXES, type Mix } from '@stillgrove/domain/sounds/mixes';
import { useEffect, type ReactElement } from 'react';
import { useSharedMix } from '../../platform/address/shared-pattern';
import { useAppStore } from '../../platform/session/app-store';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Deferred } from '../../ui/layout/Deferred';
import { Section } from '../../ui/layout/Section';
import { MIX_WORDS } from '../../ui/sound/sound-words';
import { MixCards, type NamedMix } from './MixCards';
import { Mixer } from './Mixer';
import { followOwnMixes } from './own-mix-store';
import { OwnMixes } from './OwnMixes';
import { PlayBar } from './PlayBar';
import { SharedMix } from './SharedMix';
import { SleepTimer } from './SleepTimer';
import styles from './Sounds.module.css';
import type { SoundsSession } from './sounds-session';
import { MAKE_A_MIX, SLEEP_TIMER, YOUR_MIXES } from './SoundsOnThisPage';
import { SoundsNote } from './SoundsNote';
import { useSounds } from './use-sounds';

const BUILT_IN: readonly NamedMix[] = Object.entries(BUILT_IN_MIXES).map(([id, layers]) => ({
  id,
  name: MIX_WORDS[id as keyof typeof BUILT_IN_MIXES],
  layers,
}));

function goToTimer(): void {
  const heading = document.getElementById(SLEEP_TIMER);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Mixes that play with one tap, and a mixer to make own ones. Nothing is heard before a tap. */
export function Sounds(): ReactElement {
  const session = useSounds();
  const [shared, putAway] = useSharedMix();
  const userId = useAppStore(({ app }) => app.user?.id);
  useEffect(() => (userId === undefined ? undefined : followOwnMixes(userId)), [userId]);
  const play = ({ id, name, layers }: NamedMix) => void session.play(layers, id, name);
  const show = (mix: Mix) => {
    session.show(mix, '', '');
    document.getElementById('mixer')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.page}>
      {shared !== null && (
        <SharedMix
          key={shared}
          text={shared}
          onPlay={(mix) => void session.play(mix, '', '')}
          onShow={show}
          onDone={putAway}
        />
      )}
      <Section title={t`Mixes`}>
        <AskSounds session={session} />
        <MixCards mixes={BUILT_IN} session={session} onPlay={play} />
      </Section>
      <Deferred>
        <Section id={MAKE_A_MIX} title={t`Make a mix`} lead={t`Up to six sounds, each as loud as you like.`}>
          <Mixer session={session} />
        </Section>
        <Section id={YOUR_MIXES} title={t`Your mixes`}>
          <OwnMixes session={session} onPlay={play} />
        </Section>
        <Section
          id={SLEEP_TIMER}
          title={t`Sleep timer`}
          lead={t`The sound gets softer bit by bit, and then it is silent.`}
        >
          <SleepTimer session={session} />
        </Section>
        <SoundsNote />
      </Deferred>
      <PlayBar session={session} onTimer={goToTimer} />
    </div>
  );
}

/** Asks before something plays, and once it rests or the sleep timer is over. */
function AskSounds({ session }: { session: SoundsSession }): ReactElement {
  const side = session.store(({ status, over }) => {
    if (status === 'paused' || over) return 'after';
    return status === 'silent' ? 'before' : null;
  });
  return <AskFeeling activity="sounds" side={side} />;
}
