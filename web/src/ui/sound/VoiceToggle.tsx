import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useCanReadAloud } from '../../platform/speech/use-reading';
import { setSpoken, useVoicePreference } from '../../platform/speech/voice-preference';
import { Toggle } from '../filters/Toggle';

/** Offers the device's own voice, where it has one. */
export function VoiceToggle(): ReactElement | null {
  const spoken = useVoicePreference((state) => state.spoken);
  return useCanReadAloud() ? (
    <Toggle label={t`Read the words aloud`} on={spoken} onChange={setSpoken} />
  ) : null;
}
