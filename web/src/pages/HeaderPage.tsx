import type { ReactElement } from 'react';
import { Header } from '../features/header/Header';
import { Section } from '../ui/layout/Section';

export default function HeaderPage(): ReactElement {
  return (
    <>
      <Header />
      <Section as="h1" title="Header">
        <p>This is the header of your own pages: your name, your tree, and the way out.</p>
      </Section>
    </>
  );
}
