import { t } from '@lingui/core/macro';
import { BELL_SOUNDS, PREPARATION_SECONDS, type BellsBetween } from '@stillgrove/domain/sitting/settings';
import type { TypedField } from '@stillgrove/domain/sitting/typed';
import type { ReactElement } from 'react';
import { Field, FieldFrame } from '../../ui/controls/Field';
import { Pills } from '../../ui/filters/Pills';
import { Toggle } from '../../ui/filters/Toggle';
import { BackgroundSound } from '../../ui/sound/BackgroundSound';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import styles from './SittingSetup.module.css';
import { BELL_NAMES, BETWEEN_NAMES, preparationName, problemWords } from './sitting-words';
import type { SittingForm } from './use-typed-sitting';

const BETWEEN = (Object.keys(BETWEEN_NAMES) as BellsBetween['kind'][]).map((id) => ({
  id,
  name: BETWEEN_NAMES[id],
}));
const BELLS = BELL_SOUNDS.map((id) => ({ id, name: BELL_NAMES[id] }));

/** Which field belongs to which bells in between. */
const FIELDS: Readonly<
  Record<Exclude<BellsBetween['kind'], 'none'>, { name: TypedField; label: string; help: string }>
> = {
  every: { name: 'every', label: t`Minutes from bell to bell`, help: t`Such as 5.` },
  own: {
    name: 'ownMinutes',
    label: t`At these minutes`,
    help: t`With commas between them, such as 5, 10, 25.`,
  },
  chance: {
    name: 'byChance',
    label: t`How many bells`,
    help: t`They ring at least a minute apart, and not in the first or the last minute.`,
  },
};

/** Time to settle, bells, what plays behind, and what the screen does. */
export default function BellSettings({ form }: { form: SittingForm }): ReactElement {
  const { typed, problems, change } = form;
  const between = typed.between === 'none' ? null : FIELDS[typed.between];
  const problem = between === null ? undefined : problems[between.name];
  return (
    <div className={styles.settings}>
      <FieldFrame label={t`Time to settle before it begins`}>
        {(labelled) => (
          <select
            {...labelled}
            value={typed.preparationSeconds}
            onChange={({ target }) =>
              change({
                preparationSeconds:
                  PREPARATION_SECONDS.find((seconds) => String(seconds) === target.value) ??
                  typed.preparationSeconds,
              })
            }
          >
            {PREPARATION_SECONDS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {preparationName(seconds)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <div className={styles.toggles}>
        <Toggle
          label={t`A bell at the start`}
          on={typed.startBell}
          onChange={(startBell) => change({ startBell })}
        />
        <Toggle label={t`A bell at the end`} on={typed.endBell} onChange={(endBell) => change({ endBell })} />
      </div>
      <div className={styles.choice}>
        <p className={styles.question}>{t`Bells in between`}</p>
        <Pills
          label={t`Bells in between`}
          choices={BETWEEN}
          chosen={typed.between}
          onChoose={(kind) => change({ between: kind })}
        />
        {between !== null && (
          <Field
            label={between.label}
            help={between.help}
            error={problem && problemWords(between.name, problem)}
            autoComplete="off"
            maxLength={200}
            inputMode={between.name === 'ownMinutes' ? 'text' : 'numeric'}
            value={typed[between.name]}
            onChange={({ target }) => change({ [between.name]: target.value })}
          />
        )}
      </div>
      <div className={styles.choice}>
        <p className={styles.question}>{t`Sound of the bell`}</p>
        <Pills
          label={t`Sound of the bell`}
          choices={BELLS}
          chosen={typed.bellSound}
          onChoose={(bellSound) => change({ bellSound })}
        />
      </div>
      <BackgroundSound />
      <div className={styles.toggles}>
        <Toggle
          label={t`Show the time all the way`}
          help={t`Otherwise a tap shows it.`}
          on={typed.showTime}
          onChange={(showTime) => change({ showTime })}
        />
        <Toggle
          label={t`Keep the screen on`}
          help={t`Bells also ring while the screen is off.`}
          on={typed.keepAwake}
          onChange={(keepAwake) => change({ keepAwake })}
        />
      </div>
      <SoundSettings />
    </div>
  );
}
