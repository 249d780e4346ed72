import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { APPOINTMENT_MINUTES } from '@stillgrove/domain/appointments/appointment-times';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../../platform/language/page-language';
import { Field, FieldFrame } from '../../../ui/controls/Field';
import styles from './editor.module.css';
import type { ProfilePart } from './profile-draft';
import { clockThere, zoneName, zonesByRegion } from './time-zones';

/** How long appointments are, in which time zone, and who is told. */
export function ProfileTimes({ values, errors, change }: ProfilePart): ReactElement {
  return (
    <fieldset className={styles.group}>
      <legend>{t`Appointments`}</legend>
      <div className={styles.pair}>
        <FieldFrame label={t`Length of an appointment`} error={errors.appointmentMinutes}>
          {(labelled) => (
            <select
              {...labelled}
              value={values.appointmentMinutes}
              onChange={({ target }) => change({ appointmentMinutes: Number(target.value) })}
            >
              {APPOINTMENT_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  <Trans>{minutes} minutes</Trans>
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame
          label={t`Time zone`}
          help={t`It is ${clockThere(values.timeZone, pageLanguage())} there now. The therapist’s hours are in this time zone.`}
          error={errors.timeZone}
        >
          {(labelled) => (
            <select
              {...labelled}
              value={values.timeZone}
              onChange={({ target }) => change({ timeZone: target.value })}
            >
              {zonesByRegion(values.timeZone).map(({ region, zones }) => (
                <optgroup key={region} label={region}>
                  {zones.map((zone) => (
                    <option key={zone} value={zone}>
                      {zoneName(zone)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <Field
        label={t`Email address for appointments`}
        optional
        help={t`If it is empty, emails about appointments go to this site’s address. Visitors don’t see it on this site.`}
        type="email"
        autoComplete="off"
        value={values.email}
        error={errors.email}
        onChange={({ target }) => change({ email: target.value })}
      />
    </fieldset>
  );
}
