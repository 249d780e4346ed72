import type { ReactElement } from 'react';
import mission from '../drawings/mission.svg?url&no-inline';
import therapist from '../drawings/therapist.svg?url&no-inline';
import { CrisisNotice } from '../features/landing/CrisisNotice';
import { Hero } from '../features/landing/Hero';
import { DrawnScene } from '../features/landing/DrawnScene';
import { FilmScene } from '../features/landing/FilmScene';
import { homeCards, landingCards } from '../features/landing/home-cards';
import { HomeCardGrid } from '../features/landing/HomeCardGrid';
import { Invitation } from '../features/landing/Invitation';
import { useAppStore } from '../platform/session/app-store';
import { useSite } from '../platform/site/site';
import { Section } from '../ui/layout/Section';

export default function Home(): ReactElement {
  const site = useSite();
  const user = useAppStore((state) => state.app.user);
  const film = site.landingVariant === 'video';
  return (
    <>
      <Hero startHref={user === null ? '/login' : '/browse'} scene={film ? <FilmScene /> : <DrawnScene />} />
      <CrisisNotice />
      <Section
        title="Nurture Your Mental Wellbeing"
        lead="Six quiet places to start. Take the one that asks least of you today."
      >
        <HomeCardGrid cards={film ? landingCards(site) : homeCards(site)} />
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
