import type { LegalTextPageData } from '@stillgrove/contract/legal-texts';
import type { ReactElement } from 'react';
import { SectionedText } from '../features/legal-texts/SectionedText';
import { TextVersions } from '../features/legal-texts/TextVersions';
import { usePageData } from '../platform/page-data/page-data';
import { useSite } from '../platform/site/site';
import { PageOpening } from '../ui/opening/PageOpening';

const TITLES = { privacy: 'Privacy', terms: 'Terms', imprint: 'Imprint' } as const;

const LEADS = {
  privacy: (site: string) => `What ${site} keeps about you, why, and for how long.`,
  terms: (site: string) => `What you can expect from ${site}, and what we ask of you.`,
  imprint: (site: string) => `Who runs ${site}, and how to reach them.`,
} as const;

/** Privacy, terms or imprint. */
export default function LegalText(): ReactElement {
  const { name, text, versions } = usePageData<LegalTextPageData>();
  const site = useSite();
  return (
    <>
      <PageOpening title={TITLES[name]} lead={LEADS[name](site.name)}>
        <TextVersions name={name} versions={versions} />
      </PageOpening>
      <SectionedText text={text} />
    </>
  );
}
