import type { BodyScanPageData } from '@stillgrove/contract/body-scan';
import { useEffect, type ReactElement } from 'react';
import { BodyScan } from '../features/body-scan/BodyScan';
import { askServiceWorker } from '../platform/offline/register';
import { usePageData } from '../platform/page-data/page-data';
import { keepSoundsMessage } from '../service-worker/messages';

export default function BodyPage(): ReactElement {
  const { script } = usePageData<BodyScanPageData>();
  useEffect(() => void askServiceWorker(keepSoundsMessage('body-scan')), []);
  return <BodyScan script={script} />;
}
