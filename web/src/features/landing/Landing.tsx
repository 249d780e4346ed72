import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  sun: ReactNode;
  cards: readonly HomeCard[];
};

/** The start page, whatever stands behind its first words. */
export function Landing({ scene, sun, cards }: Props): ReactElement {
  const user = useAppStore((state) => state.app.user);
  return (
    <>
      <Hero startHref={user === null ? '/login' : '/browse'} scene={scene} sun={sun} />
      <CrisisNotice />
      <Section
        title={t`Nurture Your Mental Wellbeing`}
        lead={t`You can start without an account, and articles, free resources and help are open to everyone.`}
      >
        <HomeCardGrid cards={cards} />
      </Section>
      <Invitation
        id="therapist"
        tone="sage"
        eyebrow={t`Talk to Therapist`}
        title={t`Talk with a person`}
        href="/therapists"
        action={t`View All`}
        drawing={{ src: therapist, width: 480, height: 440 }}
      >
        <Trans>
          See who you can talk to, what they help with, and whether they meet online or in person. To make an
          appointment, you need a free account.
        </Trans>
      </Invitation>
      <Invitation
        id="mission"
        tone="deep"
        eyebrow={t`Mission`}
        title={t`Help that is easy to reach`}
        href="/about#mission"
        action={t`View All`}
        drawing={{ src: mission, width: 480, height: 400 }}
      >
        <Trans>
          On a hard day, help should be close: a slow breath, a clear fact, a way to a person. You decide what
          to try, and nothing is lost when you stop.
        </Trans>
      </Invitation>
    </>
  );
}
