import type { Tables } from './db/tables';
import { accountData } from './features/accounts/personal-data-store';
import { appointmentsData } from './features/appointments/personal-data-store';
import { contactData } from './features/contact/personal-data-store';
import { legacyRecordsData } from './features/legacy-records/personal-data-store';
import { newsletterData } from './features/newsletter/personal-data-store';
import { operatorsData } from './features/operators/personal-data-store';
import { awardsData, pointDaysData, pointTotalsData } from './features/points/personal-data-store';
import { secondFactorData } from './features/second-factor/personal-data-store';
import { operatorActionsData } from './platform/audit/personal-data-store';
import { syncedRecordsData, syncKeysData } from './features/sync/personal-data-store';
import { knownDevicesData } from './platform/known-devices/personal-data-store';
import { emailData } from './platform/email/personal-data-store';
import { emailedLinksData } from './platform/emailed-links/personal-data-store';
import type { PersonalPart } from './platform/personal-data/part';
import { sessionsData } from './platform/session/personal-data-store';

/** All that the server holds about a person. Add each new table here or below. */
export const PERSONAL_DATA: readonly PersonalPart[] = [
  accountData,
  sessionsData,
  secondFactorData,
  knownDevicesData,
  emailedLinksData,
  pointTotalsData,
  pointDaysData,
  awardsData,
  appointmentsData,
  newsletterData,
  contactData,
  legacyRecordsData,
  syncKeysData,
  syncedRecordsData,
  operatorsData,
  operatorActionsData,
  emailData,
];

/** Tables that hold nothing about a person who has an account, or nothing that anyone can read back. */
export const NOT_PERSONAL: readonly (keyof Tables)[] = [
  'clock_marks',
  'deletions',
  'leases',
  'legal_texts',
  'migrations',
  'opening_marks',
  'outside_answers',
  'passkey_challenges',
  'rate_limits',
  'settings',
  'therapist_exceptions',
  'therapist_hours',
  'therapists',
];
