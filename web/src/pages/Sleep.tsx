import type { BodyScanPageData } from '@stillgrove/contract/body-scan';
import type { ReactElement } from 'react';
import { WindDown } from '../features/sleep/WindDown';
import { usePageData } from '../platform/page-data/page-data';

export default function SleepPage(): ReactElement {
  const { script } = usePageData<BodyScanPageData>();
  return <WindDown script={script} />;
}
