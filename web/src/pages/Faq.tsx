import type { ReactElement } from 'react';
import { Faq } from '../features/faq/Faq';
import { StatsStrip } from '../features/faq/StatsStrip';
import { StillQuestions } from '../features/faq/StillQuestions';

export default function FaqPage(): ReactElement {
  return (
    <>
      <Faq />
      <StillQuestions />
      <StatsStrip />
    </>
  );
}
