import type { Migration } from './migration';
import { accounts } from './migrations/0001-accounts';
import { points } from './migrations/0002-points';
import { settings } from './migrations/0003-settings';
import { outbox } from './migrations/0004-outbox';
import { rateLimits } from './migrations/0005-rate-limits';
import { unsubscribing } from './migrations/0006-unsubscribing';
import { contact } from './migrations/0007-contact';
import { newsletter } from './migrations/0008-newsletter';
import { therapists } from './migrations/0009-therapists';
import { outsideAnswers } from './migrations/0011-outside-answers';
import { legacyRecords } from './migrations/0012-legacy-records';
import { mailedLinks } from './migrations/0014-mailed-links';
import { devices } from './migrations/0015-devices';
import { secondFactor } from './migrations/0016-second-factor';
import { appointments } from './migrations/0017-appointments';
import { operatorActions } from './migrations/0018-operator-actions';
import { contactAnswers } from './migrations/0019-contact-answers';
import { therapistVersions } from './migrations/0020-therapist-versions';
import { leases } from './migrations/0021-leases';
import { reAuthentication } from './migrations/0022-re-authentication';
import { operators } from './migrations/0023-operators';
import { gatheredNotices } from './migrations/0024-gathered-notices';
import { clockMarks } from './migrations/0025-clock-marks';
import { helplinesOneList } from './migrations/0026-helplines-one-list';
import { deletions } from './migrations/0027-deletions';
import { openingMarks } from './migrations/0028-opening-marks';
import { appointmentConsent } from './migrations/0029-appointment-consent';
import { legalTexts } from './migrations/0030-legal-texts';
import { sync } from './migrations/0031-sync';
import { appointmentLinks } from './migrations/0032-appointment-links';
import { withdrawnConsent } from './migrations/0033-withdrawn-consent';
import { writingAgain } from './migrations/0034-writing-again';
import { sampleNames } from './migrations/0035-sample-names';
import { sampleWords } from './migrations/0036-sample-words';

/** Every step, in the order in which it is taken. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  points,
  settings,
  outbox,
  rateLimits,
  unsubscribing,
  contact,
  newsletter,
  therapists,
  outsideAnswers,
  legacyRecords,
  mailedLinks,
  devices,
  secondFactor,
  appointments,
  operatorActions,
  contactAnswers,
  therapistVersions,
  leases,
  reAuthentication,
  operators,
  gatheredNotices,
  clockMarks,
  helplinesOneList,
  deletions,
  openingMarks,
  appointmentConsent,
  legalTexts,
  sync,
  appointmentLinks,
  withdrawnConsent,
  writingAgain,
  sampleNames,
  sampleWords,
];
