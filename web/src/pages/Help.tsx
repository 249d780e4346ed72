import type { ReactElement } from 'react';
import { Section } from '../ui/layout/Section';

export default function Help(): ReactElement {
  return (
    <Section as="h1" title="Need help now?" lead="You deserve help from a person, right away.">
      <div>
        <p>
          <strong>
            If you or somebody else is in danger, call your emergency number or go to the nearest emergency
            department.
          </strong>
        </p>
        <p>
          In most of Europe and in India the number is <a href="tel:112">112</a>, in the United States and
          Canada <a href="tel:911">911</a>, in the United Kingdom <a href="tel:999">999</a>, in Australia{' '}
          <a href="tel:000">000</a>.
        </p>
        <p>
          A crisis line near you:{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>{' '}
          or{' '}
          <a href="https://befrienders.org" rel="noreferrer">
            befrienders.org
          </a>
          .
        </p>
      </div>
    </Section>
  );
}
