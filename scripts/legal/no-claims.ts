/** Sentences of the legal texts that no one can rely on as a promise of this site, by what they are instead. */
export const NO_CLAIMS: Readonly<
  Record<'advice' | 'law' | 'definition' | 'outside' | 'lead-in' | 'caution', readonly (string | RegExp)[]>
> = {
  /** What the reader is asked to do. */
  advice: [
    'Therapists are responsible for it themselves, so please ask yours how they keep it.',
    'If you are younger, please ask yours first.',
    /^If you are under 16, please ask a parent or guardian before you subscribe/,
    'Write to us and tell us why.',
    'If you think it is a mistake, please write to us.',
    'If you or someone near you is in danger, open Need help now.',
    'Please ask before the appointment.',
    'Please do not stop or change a treatment because of something you read here.',
    'If something here makes you feel worse, stop.',
    'You do not have to finish anything.',
    'In an emergency, call your emergency number.',
    'In danger, call instead.',
    'In danger, call first.',
    'You do not have to use your full name.',
    'A nickname is fine.',
    /^Please use an email address that is yours/,
    'Keep your password to yourself.',
    'Do not harm or threaten other people.',
    /^Do not try to get at data that is not yours/,
    'In an emergency, please do not write to us.',
    'Open Need help now.',
    'Questions?',
    /^Write to \S+\.$/,
    'The privacy page says what we keep and what stays.',
    'The imprint says who the operator is.',
  ],
  /** What the law says, whoever runs the site. */
  law: [
    /^The numbers in brackets name the article of the GDPR/,
    'The law protects such data more strictly (9.2.a).',
    'An appointment with a therapist says something about your health.',
    'A message in the contact form may say something about your health.',
    /^If someone’s life is in danger, or a child is not safe, we may tell those who can help/,
    'That may include health information if the person cannot be asked.',
    'We also hand over what a law or a court makes us hand over.',
    /^Emergency services or child protection get what they need/,
    'Courts or authorities get data if the law requires it.',
    'Withdrawing doesn’t change what was done before.',
    'You can complain to the data protection authority of your country.',
    'You have the same rights as everyone else.',
    'In the United States this is so for children under 13.',
    'If a therapist asks for a fee, that is between you and the therapist.',
    'The rights that the law gives you stay yours.',
    'The law of the place where the operator is based applies.',
    'Laws that protect you where you live still apply to you too.',
  ],
  /** What a word means. */
  definition: ['A cookie is a short note that your browser keeps and sends to our server with each request.'],
  /** What other companies, browsers and people do, which no code of this site can hold. */
  outside: [
    'From then on Google’s rules apply.',
    /^Google, which gets your internet address once you tap a video, is a company/,
    'Such a program may record whether you open a newsletter and what you tap in it.',
    /^Other sites get your internet address when you open a link that leads there/,
    'You can clear everything in your browser’s settings.',
    'That also deletes your diary and everything else in your private space.',
    /^Copies of emails and calendar entries in other people’s inboxes/,
    'The operator may keep copies of backups in another place, for one year at most.',
  ],
  /** What leads to a list or names what follows. */
  'lead-in': [
    'We use your data for the reasons below.',
    'You open an account, sign in, use the activities or write to us.',
    'We need this data to do that:',
    'We have a good reason to keep out people who guess passwords or overload the site:',
    /^(?:Address|See and download|Correct|Delete|Take your data elsewhere|Withdraw your consent|Complain):$/,
    'Object, or ask us to limit what we do with your data:',
  ],
  /** What the site is not, and what is not guaranteed. */
  caution: [
    /is a place to rest and to learn\.$/,
    'It is not treatment, and it is not an emergency service.',
    'What you find here is for information and for calm.',
    /^It does not diagnose, treat or cure anything/,
    'We do our best to keep the site running and correct.',
    'We cannot guarantee that it is always there or free of mistakes.',
  ],
};
