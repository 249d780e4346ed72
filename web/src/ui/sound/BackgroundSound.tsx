import { t } from '@lingui/core/macro';
import { BUILT_IN_MIX_IDS, type OwnMix } from '@stillgrove/domain/sounds/mixes';
import { useEffect, useMemo, type ReactElement } from 'react';
import {
  chooseBackgroundSound,
  loadBackgroundSound,
  useBackgroundSound,
} from '../../platform/sound-garden/background-sound';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { useAppStore } from '../../platform/session/app-store';
import { readMixes } from '../../platform/storage/own-mixes';
import { Choice } from '../filters/Choice';
import { MIX_WORDS } from './sound-words';

const BUILT_IN = BUILT_IN_MIX_IDS.map((id) => ({ value: id, name: MIX_WORDS[id] }));
const NONE: readonly OwnMix[] = [];

/** Which mix is heard softly behind what someone does here: none, one that is built in, or an own one. */
export function BackgroundSound(): ReactElement {
  const hydrating = useHydrating();
  const userId = useAppStore(({ app }) => app.user?.id);
  const chosen = useBackgroundSound((state) => state.chosen);
  useEffect(loadBackgroundSound, []);
  const own = useMemo(
    () => (hydrating || userId === undefined ? NONE : readMixes(userId)),
    [hydrating, userId],
  );
  const options = [...BUILT_IN, ...own.map(({ id, name }) => ({ value: id, name }))];
  return (
    <Choice
      label={t`Sound in the background`}
      all={t`No sound`}
      options={options}
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={chooseBackgroundSound}
    />
  );
}
