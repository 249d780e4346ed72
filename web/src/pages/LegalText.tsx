import { t } from '@lingui/core/macro';
import type { LegalTextPageData } from '@stillgrove/contract/legal-texts';
import type { ReactElement } from 'react';
import { SectionedText } from '../features/legal-texts/SectionedText';
import { TextVersions } from '../features/legal-texts/TextVersions';
import { usePageData } from '../platform/page-data/page-data';
import { useSite } from '../platform/page-data/site';
import { PageHead } from '../ui/layout/PageHead';

const TITLES = { privacy: t`Privacy`, terms: t`Terms`, imprint: t`Imprint` } as const;

const LEADS = {
  privacy: (site: string) => t`What ${site} keeps about you, why, and for how long.`,
  terms: (site: string) => t`What you can expect from ${site}, and what we ask of you.`,
  imprint: (site: string) => t`Who runs ${site}, and how to reach them.`,
} as const;

/** Privacy, terms or imprint. */
export default function LegalText(): ReactElement {
  const { name, text, versions } = usePageData<LegalTextPageData>();
  const site = useSite();
  return (
    <>
      <PageHead title={TITLES[name]} lead={LEADS[name](site.name)}>
        <TextVersions name={name} versions={versions} />
      </PageHead>
      <SectionedText text={text} />
    </>
  );
}
