import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useBackgroundPlayer } from '../../platform/sound-garden/use-background-player';
import { BackgroundSound } from '../../ui/sound/BackgroundSound';

/** The mix behind the scan, and its choice. */
export default function ScanSound({ running }: { running: boolean }): ReactElement {
  useBackgroundPlayer(running, t`Body scan`);
  return <BackgroundSound />;
}
