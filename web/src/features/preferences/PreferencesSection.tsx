import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SettingsPageData } from '@stillgrove/contract/helplines';
import { useEffect, type ReactElement } from 'react';
import { loadSoundPreferences } from '../../platform/audio/sound-preferences';
import { chooseCountry, findCountry, useCountry } from '../../platform/preferences/country';
import { chooseTheme } from '../../platform/preferences/theme';
import { useChosenTheme } from '../../platform/preferences/use-theme';
import { Choice } from '../../ui/filters/Choice';
import { Pills } from '../../ui/filters/Pills';
import { Rows } from '../../ui/prose/FoldedGroup';
import { ProsePart } from '../../ui/prose/Prose';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import styles from './PreferencesSection.module.css';
import soundRows from './SoundRows.module.css';

const THEMES = [
  { id: 'device', name: t`Match device` },
  { id: 'light', name: t`Light` },
  { id: 'dark', name: t`Dark` },
] as const;

/** Theme, motion, sound and country. They are cookies, which the server receives and never reads. */
export function PreferencesSection({ countries }: SettingsPageData): ReactElement {
  const theme = useChosenTheme();
  const { asked, country, chosen } = useCountry();
  const found = chosen ? undefined : countries.find((one) => one.country === country)?.name;
  useEffect(() => {
    loadSoundPreferences();
    findCountry(countries.map((one) => one.country));
  }, [countries]);
  return (
    <ProsePart title={t`Look and sound`} anchor="look-and-sound">
      <Rows>
        <div className={styles.row}>
          <p aria-hidden>{t`Theme`}</p>
          <Pills
            label={t`Theme`}
            choices={THEMES}
            chosen={theme ?? 'device'}
            onChoose={(id) => chooseTheme(id === 'device' ? null : id)}
          />
        </div>
        <div className={styles.row}>
          <Choice
            label={t`Country for helplines`}
            all={deviceWords(found, asked && country === null)}
            options={countries.map((one) => ({ value: one.country, name: one.name }))}
            value={chosen ? (country ?? '') : ''}
            onChange={(value) => chooseCountry(value === '' ? null : value)}
          />
        </div>
        <SoundSettings rows={soundRows.rows} />
      </Rows>
      <p className="aside">
        <Trans>
          We save these choices as cookies in this browser, where they stay when you sign out. Our server
          doesn’t read or store them.
        </Trans>
      </p>
    </ProsePart>
  );
}

/** The choice that leaves the country to the device, and which country that is. */
function deviceWords(found: string | undefined, isUnknown: boolean): string {
  if (isUnknown) return t`Match device (none found)`;
  return found === undefined ? t`Match device` : t`Match device (${found})`;
}
