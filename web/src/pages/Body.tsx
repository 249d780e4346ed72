import type { BodyScanPageData } from '@stillgrove/contract/body-scan';
import type { ReactElement } from 'react';
import { BodyScan } from '../features/body-scan/BodyScan';
import { usePageData } from '../platform/page-data/page-data';

export default function BodyPage(): ReactElement {
  const { script } = usePageData<BodyScanPageData>();
  return <BodyScan script={script} />;
}
