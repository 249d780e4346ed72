import { DEFAULT_MINIMUM_AGE } from '@stillgrove/domain/accounts/minimum-age';
import { INSTRUMENTS } from '@stillgrove/domain/self-checks/forms';
import { EXAMPLE_CONTACT } from '@stillgrove/domain/site/example-contact';
import type { Site } from './site';

/** An instance whose operator has set nothing yet; email and phone are plainly placeholders. */
export const DEFAULT_SITE: Site = {
  name: 'Stillgrove',
  operatorName: '',
  legalForm: 'unsaid',
  ...EXAMPLE_CONTACT,
  social: { facebook: null, twitter: null, instagram: null, linkedin: null, youtube: null },
  landingVariant: 'default',
  reliefPlaylistUrl: 'https://www.youtube.com/playlist?list=PLi7xA3cpIGd3p6E-YKRVozq2l51H0AE9S',
  diaryUrl: null,
  legacyRecords: false,
  stats: {
    shown: true,
    items: [
      { value: '24/7', label: 'Support Available' },
      { value: '100+', label: 'Resources' },
      { value: '97%', label: 'Satisfaction Rate' },
      { value: '50k+', label: 'Happy Users' },
    ],
  },
  sampleFigures: true,
  services: [],
  sampleServices: true,
  answerHours: null,
  crisisRole: false,
  fullMessageAlerts: false,
  selfChecks: [...INSTRUMENTS],
  appointmentReminders: true,
  minimumAge: DEFAULT_MINIMUM_AGE,
  asksBirthYear: false,
  host: '',
  emailService: '',
  newsletterService: '',
  videoCallService: '',
  otherCountries: '',
  dataProtectionContact: '',
  imprint: { representative: '', register: '', vatId: '', supervisor: '', authorities: '' },
  reviewer: null,
  countries: [],
};
