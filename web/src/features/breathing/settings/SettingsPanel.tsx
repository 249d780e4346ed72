import { plural, t } from '@lingui/core/macro';
import { LONGEST_SETTLE_SECONDS } from '@stillgrove/domain/breathing/arc';
import {
  BACKGROUNDS,
  CUE_FAMILIES,
  type Background,
  type CueFamily,
} from '@stillgrove/domain/breathing/sound-choices';
import type { ReactElement } from 'react';
import { useCanReadAloud } from '../../../platform/speech/use-reading';
import { Choice } from '../../../ui/filters/Choice';
import { Toggle } from '../../../ui/filters/Toggle';
import { changeBreathingSetting, PICTURES, useBreathingSettings, type Picture } from './breathing-settings';
import { PillChoice } from './PillChoice';
import styles from './SettingsPanel.module.css';

const PICTURE_NAMES: Readonly<Record<Picture, string>> = {
  circle: t`Circle`,
  bar: t`Bar`,
  horizon: t`Horizon`,
  leaf: t`Leaf`,
  black: t`Black`,
};

const CUE_NAMES: Readonly<Record<CueFamily, string>> = {
  bells: t`Bells`,
  tones: t`Tones`,
  breath: t`Breath sounds`,
  voice: t`Voice`,
  none: t`No cues`,
};

const BACKGROUND_NAMES: Readonly<Record<Background, string>> = {
  stream: t`Stream and wind`,
  rain: t`Rain`,
  waves: t`Waves`,
  none: t`Quiet`,
};

const SECONDS = Array.from({ length: LONGEST_SETTLE_SECONDS + 1 }, (_, seconds) => seconds);

/** What shows the breath, what is heard, and how it begins. */
export default function SettingsPanel(): ReactElement {
  const { picture, cues, background, settleSeconds, announced } = useBreathingSettings();
  const hasVoice = useCanReadAloud();
  const families = CUE_FAMILIES.filter((family) => family !== 'voice' || hasVoice);
  return (
    <div className={styles.panel}>
      <PillChoice
        question={t`Picture`}
        options={PICTURES.map((value) => ({ value, name: PICTURE_NAMES[value] }))}
        chosen={picture}
        onChoose={(value) => changeBreathingSetting('picture', value)}
      />
      <PillChoice
        question={t`Cues for each step`}
        help={
          cues === 'voice'
            ? t`The voice is your device’s own. It may stop when the screen is off; the other cues go on.`
            : t`Tones rise as you breathe in and fall as you breathe out. Cues go on with the screen off.`
        }
        options={families.map((value) => ({ value, name: CUE_NAMES[value] }))}
        chosen={cues}
        onChoose={(value) => changeBreathingSetting('cues', value)}
      />
      <PillChoice
        question={t`Background sound`}
        options={BACKGROUNDS.map((value) => ({ value, name: BACKGROUND_NAMES[value] }))}
        chosen={background}
        onChoose={(value) => changeBreathingSetting('background', value)}
      />
      <Choice
        label={t`Time to settle in`}
        all={t`As usual`}
        options={SECONDS.map((seconds) => ({
          value: String(seconds),
          name: plural(seconds, { one: '# second', other: '# seconds' }),
        }))}
        value={settleSeconds === null ? '' : String(settleSeconds)}
        onChange={(value) => changeBreathingSetting('settleSeconds', value === '' ? null : Number(value))}
      />
      <Toggle
        label={t`Announce each step to screen readers`}
        on={announced}
        onChange={(on) => changeBreathingSetting('announced', on)}
      />
    </div>
  );
}
