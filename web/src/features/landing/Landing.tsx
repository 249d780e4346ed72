import type { ReactElement, ReactNode } from 'react';
import mission from '../../drawings/mission.svg?url&no-inline';
import therapist from '../../drawings/therapist.svg?url&no-inline';
import { CrisisNotice } from './CrisisNotice';
import { Hero } from './Hero';
import type { HomeCard } from './home-cards';
import { HomeCardGrid } from './HomeCardGrid';
import { Invitation } from './Invitation';
import { useAppStore } from '../../platform/session/app-store';
import { Section } from '../../ui/layout/Section';

type Props = {
  /** What stands behind the first words. */
  scene: ReactNode;
  cards: readonly HomeCard[];
};

/** The start page, whatever stands behind its first words. */
export function Landing({ scene, cards }: Props): ReactElement {
  const user = useAppStore((state) => state.app.user);
  return (
    <>
      <Hero startHref={user === null ? '/login' : '/browse'} scene={scene} />
      <CrisisNotice />
      <Section
        title="Nurture Your Mental Wellbeing"
        lead="Six quiet places to start. Take the one that asks least of you today."
      >
        <HomeCardGrid cards={cards} />
      </Section>
      <Invitation
        id="therapist"
        tone="sage"
        eyebrow="Talk to Therapist"
        title="Someone to sit with you"
        href="/therapists"
        action="View All"
        actionKind="plain"
        drawing={{ src: therapist, width: 480, height: 440 }}
      >
        A therapist listens without judging and helps you find words, and a way, for what weighs on you.
        Choose a person, a day and an hour, online or face to face.
      </Invitation>
      <Invitation
        id="mission"
        tone="deep"
        eyebrow="Mission"
        title="Care that grows a leaf at a time"
        href="/about#mission"
        action="View All"
        actionKind="plain"
        drawing={{ src: mission, width: 480, height: 400 }}
      >
        Small things done often change how a day feels. We make them easy to begin, gentle to keep, and free
        for everyone.
      </Invitation>
    </>
  );
}
