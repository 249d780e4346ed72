import type { SelfChecksPageData } from '@stillgrove/contract/self-checks';
import type { ReactElement } from 'react';
import { HelpInPlace, useHelpNumbers } from '../features/help/HelpInPlace';
import { SelfChecks } from '../features/self-check/SelfChecks';
import { usePageData } from '../platform/page-data/page-data';

export default function SelfChecksPage(): ReactElement {
  const { questionnaires } = usePageData<SelfChecksPageData>();
  const countries = useHelpNumbers();
  return <SelfChecks questionnaires={questionnaires} help={<HelpInPlace countries={countries} />} />;
}
