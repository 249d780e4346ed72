import { t } from '@lingui/core/macro';
import { SCAN_MINUTES } from '@stillgrove/domain/body-scan/plan';
import { FADE_MINUTES, USUAL_WIND_DOWN } from '@stillgrove/domain/sleep/wind-down';
import { BUILT_IN_MIX_IDS } from '@stillgrove/domain/sounds/mixes';
import { useId, useMemo, type ReactElement, type ReactNode } from 'react';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { useAppStore } from '../../platform/session/app-store';
import { readMixes } from '../../platform/storage/own-mixes';
import { Pills } from '../../ui/filters/Pills';
import { Toggle } from '../../ui/filters/Toggle';
import { MIX_WORDS } from '../../ui/sound/sound-words';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import { VoiceToggle } from '../../ui/sound/VoiceToggle';
import { minutesName } from './sleep-words';
import type { WindDownChoice } from './use-wind-down-choice';
import styles from './WindDownParts.module.css';

const BUILT_IN_MIXES = BUILT_IN_MIX_IDS.map((id) => ({ value: id, name: MIX_WORDS[id] }));
const SCAN_LENGTHS = SCAN_MINUTES.map((minutes) => ({ id: String(minutes), name: minutesName(minutes) }));

/** The parts of the evening in their order, each with its switch and what can be chosen about it. */
export function WindDownParts({ choice }: { choice: WindDownChoice }): ReactElement {
  const { chosen, change } = choice;
  const hydrating = useHydrating();
  const userId = useAppStore(({ app }) => app.user?.id);
  const mixes = useMemo(() => {
    const own = hydrating || userId === undefined ? [] : readMixes(userId);
    return [...BUILT_IN_MIXES, ...own.map(({ id, name }) => ({ value: id, name }))];
  }, [hydrating, userId]);
  return (
    <div className={styles.parts}>
      <Part
        label={t`Dim the screen`}
        help={t`It gets darker in a few steps.`}
        on={chosen.dim}
        onChange={(dim) => change({ dim })}
      />
      <Part
        label={t`Slow exhale`}
        help={t`Five minutes: breathe in for 4 seconds and out for 6, with soft tones.`}
        on={chosen.breath}
        onChange={(breath) => change({ breath })}
      />
      <Part
        label={t`Body scan`}
        help={t`A guided rest, one part of the body at a time.`}
        on={chosen.scan}
        onChange={(scan) => change({ scan })}
      >
        <Pills
          even
          label={t`Length of the body scan`}
          choices={SCAN_LENGTHS}
          chosen={String(chosen.scanMinutes)}
          onChoose={(id) =>
            change({ scanMinutes: SCAN_MINUTES.find((each) => String(each) === id) ?? chosen.scanMinutes })
          }
        />
        <VoiceToggle />
      </Part>
      <Part
        label={t`Sounds`}
        help={t`They play softly from the beginning, and go on after the words.`}
        on={chosen.sounds}
        onChange={(sounds) => change({ sounds })}
      >
        <Select
          label={t`Mix of sounds`}
          value={mixes.some(({ value }) => value === chosen.mix) ? chosen.mix : USUAL_WIND_DOWN.mix}
          options={mixes}
          onChange={(mix) => change({ mix })}
        />
      </Part>
      <Part
        label={t`Fade out`}
        help={t`The sounds get softer and end by themselves. Without it they play for up to 8 hours.`}
        on={chosen.fade}
        onChange={(fade) => change({ fade })}
      >
        <Select
          label={t`After the words, play for`}
          value={String(chosen.fadeMinutes)}
          options={FADE_MINUTES.map((minutes) => ({ value: String(minutes), name: minutesName(minutes) }))}
          onChange={(value) => change({ fadeMinutes: Number(value) })}
        />
      </Part>
      <SoundSettings />
    </div>
  );
}

type PartProps = {
  label: string;
  help: string;
  on: boolean;
  onChange: (on: boolean) => void;
  children?: ReactNode;
};

function Part({ children, ...toggle }: PartProps): ReactElement {
  return (
    <div className={styles.part} data-off={!toggle.on}>
      <Toggle {...toggle} />
      {toggle.on && children !== undefined && <div className={styles.choices}>{children}</div>}
    </div>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly name: string }[];
  onChange: (value: string) => void;
};

function Select({ label, value, options, onChange }: SelectProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
