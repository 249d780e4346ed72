import type { SettingsPageData } from '@stillgrove/contract/settings';
import { useEffect, type ReactElement } from 'react';
import { loadSoundPreferences } from '../../platform/audio/sound-preferences';
import { chooseCountry, findCountry, useCountry } from '../../platform/country/country';
import { chooseTheme, useTheme } from '../../platform/preferences/theme';
import { Choice } from '../../ui/filters/Choice';
import { ProsePart } from '../../ui/prose/Prose';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import styles from './PreferencesSection.module.css';

const THEMES = [
  { value: 'light', name: 'Day' },
  { value: 'dark', name: 'Night' },
];

/** How this device looks, moves and sounds, and where it is. Nothing of it reaches the server. */
export function PreferencesSection({ countries }: SettingsPageData): ReactElement {
  const theme = useTheme(({ chosen }) => chosen);
  const { country, chosen } = useCountry();
  useEffect(() => {
    loadSoundPreferences();
    findCountry(countries.map((one) => one.country));
  }, [countries]);
  return (
    <ProsePart title="Look, motion, sound and country">
      <p>These choices stay on this device, also when you sign out.</p>
      <div className={styles.choices}>
        <Choice
          label="Look"
          all="As the device has it"
          options={THEMES}
          value={theme ?? ''}
          onChange={(value) => chooseTheme(value === 'light' || value === 'dark' ? value : null)}
        />
        <Choice
          label="Country, for helplines"
          all="As the device has it"
          options={countries.map((one) => ({ value: one.country, name: one.name }))}
          value={chosen ? (country ?? '') : ''}
          onChange={(value) => chooseCountry(value === '' ? null : value)}
        />
      </div>
      <div className={styles.sound}>
        <SoundSettings />
      </div>
    </ProsePart>
  );
}
