import { CONSENTS_ALONE_FROM } from '@stillgrove/domain/accounts/minimum-age';
import {
  type Basis,
  daysInWords,
  INVENTORY,
  type Kept,
  UPGRADE_COPY_DAYS,
} from '@stillgrove/domain/retention/inventory';
import { ageSentence } from './age-sentence';
import { contactLink, type LegalFacts, plain } from './facts';

/** The privacy text as Markdown: the inventory of what is kept, and what the settings say. */
export function defaultPrivacy(facts: LegalFacts): string {
  return [
    inShort(),
    '## Who is responsible',
    responsible(facts),
    '## Why we use your data',
    ...reasons(facts),
    '## What we keep, and for how long',
    kept(facts),
    '## Logs and counts',
    ...logs(),
    '## Cookies',
    ...cookies(facts),
    '## What stays on your device',
    ...onTheDevice(),
    '## Who else gets data',
    recipients(facts),
    '## Data in other countries',
    ...otherCountries(facts),
    '## If you are a therapist here',
    therapists(),
    '## Your rights',
    ...rights(facts),
    '## What stays after you delete your account',
    staysAfterDeletion(facts),
    ...restoring(),
    '## Age',
    ...age(facts),
    '## Changes to this text',
    'When this text changes, the top of this page shows the date and what changed. You can read earlier versions there.',
  ].join('\n\n');
}

function inShort(): string {
  return [
    '- You can read, get help and look around without telling us who you are.',
    '- There are no ads and no trackers. No page loads anything from another company before you tap it.',
    '- We don’t sell your data. We share it only with those that this page names.',
    '- You can see, correct, download and delete what we keep about you.',
  ].join('\n');
}

function responsible({ name, operatorName, address, email, dataProtectionContact }: LegalFacts): string {
  const who =
    operatorName.trim() === ''
      ? `The operator of ${plain(name)} has not entered a name here yet. Until this page says who runs the site, please write nothing private here.`
      : `${plain(operatorName)} runs ${plain(name)} and decides how your data is used here.`;
  const contact = dataProtectionContact.trim() === '' ? email : dataProtectionContact;
  return [
    who,
    `- **Address:** ${plain(address)}`,
    `- **Questions about your data:** ${contactLink(contact)}`,
  ].join('\n');
}

/** The kinds of data that are told of, each as the inventory names it. */
function told(facts: LegalFacts) {
  return Object.values<Kept>(INVENTORY).flatMap(({ words }) =>
    words === null || (words.needs !== undefined && !facts[words.needs]) ? [] : [words],
  );
}

function reasons(facts: LegalFacts): string[] {
  const titles = (basis: Basis) =>
    told(facts)
      .filter((words) => words.basis === basis)
      .map(({ title }) => `- ${title}`)
      .join('\n');
  return [
    'We use your data for the reasons below. The numbers in brackets name the article of the GDPR, which is the data protection law of the European Union and the United Kingdom.',
    '### Because you asked us to do something (6.1.b)',
    'You open an account, sign in, use the activities or write to us. We need this data to do that:',
    titles('request'),
    '### Because you agreed (6.1.a)',
    'We ask you first, and you can change your mind at any time:',
    titles('consent'),
    'An appointment with a therapist says something about your health. The law protects such data more strictly (9.2.a). So we ask for your consent before you confirm an appointment. To withdraw it, cancel the appointment, or delete it when it is over. We then delete the appointment and the record of your consent.',
    'What you keep in your private space may say something about your health, too. We can’t read it. Before it leaves your device, the page tells you what we store, and you agree by turning sync on. To withdraw this consent, delete everything on the server where you turned it on.',
    '### Because of what you write to us (9.2.a)',
    'A message in the contact form may say something about your health. The form tells you so: by sending it, you agree that the team reads it and answers you. To withdraw this consent, ask us to delete the message.',
    '### To keep accounts and the site safe (6.1.f)',
    'We have a good reason to keep out people who guess passwords or overload the site, to see what operators did, and to keep deleted data deleted. The log and the counts are kept for the same reason:',
    titles('safety'),
    '### To protect someone’s life, or because the law requires it (6.1.c, 6.1.d, 9.2.c)',
    'If someone’s life is in danger, or a child is not safe, we may tell those who can help what they need to know. That may include health information if the person cannot be asked. We also hand over what a law or a court makes us hand over.',
    'We make no profiles, and no decision with legal effects is left to a computer. You do not have to give us any data. But without an email address you cannot have an account.',
  ];
}

function kept(facts: LegalFacts): string {
  return told(facts)
    .map(({ title, text }) => `- **${title}:** ${typeof text === 'function' ? text(facts) : text}`)
    .join('\n');
}

function logs(): string[] {
  return [
    'The server writes a log. It holds the kind of each request, how it ended and how long it took. It holds no names, no internet addresses and nothing you typed. For events that matter for the safety of an account, such as a sign-in, it holds a number that stands for the account. The system that runs the server keeps this log and deletes the oldest lines when it is full. The operator decides how much it holds.',
    'The server may count how often each page is opened, as a total. The count holds no names, no addresses and no cookies, so it cannot tell who you are or what else you read.',
  ];
}

function cookies({ sessionDays }: LegalFacts): string[] {
  return [
    'A cookie is a short note that your browser keeps and sends to our server with each request. All cookies here are our own, and none is used to follow you:',
    [
      `- One keeps you signed in, for ${daysInWords(sessionDays)} at most.`,
      `- One lets this site recognize a device you have used before, until ${daysInWords(INVENTORY.knownDevices.days)} after your last sign-in there.`,
      '- One lasts for ten minutes, between the two steps of a sign-in.',
      '- Your choices of theme, colors, motion, sound, volume, vibration, voice and country, of how you breathe, sit, move and wind down, for how long you keep your private space open, and whether you paused the film on the first page, last for one year. They reach our server with each request, but the server does not use or store them.',
      '- That we have asked you what brings you here, and which hints you have closed, lasts for one year. Your answer is not part of it. The server does not use or store it.',
      '- If your device’s clock suggests another country than the one you chose, your answer to our question lasts for one year, too. The server does not use or store it.',
      '- A few notes about signing in and out keep a page from showing the wrong person. One may stay for up to a year, if you signed out while our server could not be reached.',
    ].join('\n'),
  ];
}

function onTheDevice(): string[] {
  return [
    'Your browser also stores some things on your device. It does not send these along with each request:',
    [
      '- Who is signed in on this device, and the latest points, so that pages open offline too.',
      '- If you continue without an account: a random number in place of a name, and everything you earn and write. It stays on this device only, and our server does not know of it. When you sign out, we ask whether to keep it or delete it. If you make an account or sign in, you choose whether your points and your diary come along. Then the points go to our server, like those of any account.',
      '- Which activity you opened last, and a game you have started, until you sign out.',
      '- Which activities you used on which day and at what hour in the last 60 days, what you said brings you here, the time of day at which you want to be reminded, and which hints you have seen, until you sign out. Your activities page uses this to suggest something. It is never sent to us.',
      '- The books that were shown last, for one day.',
      '- A minute you breathed on the start page, until you see your tree or close the tab.',
      '- Points you earned offline that still have to reach your account.',
      '- Text of the contact form that you have not sent yet, until you close the tab or sign out.',
      '- Copies of pages of this site and of the list of videos, so that they open offline.',
      '- Your plan for hard moments, if you write one. You choose how it is kept: locked with your passphrase, or readable on this device without one. A readable plan stays there when you sign out and opens without signing in, until you lock it, delete it or delete your account. A short note says that there is a plan and when you last looked at it, so that the help page can link to it. A readable plan and this note are never sent to us.',
      '- Breathing patterns and mixes of sounds you make. They are readable there and stay when you sign out, until you delete them or your account. If you have a private space, it gets copies of them whenever it is open.',
      '- Your hope box, if you fill it: photos, voice notes and words, locked with your passphrase. We remove the place and time that a camera saves in a photo.',
      '- Self-checks stay in the page while you fill them in, and are gone when you leave it. We never get your answers. If you choose to keep a result, it is locked with your passphrase, like your diary.',
      '- Your private space, if you start one: your diary, your check-ins and whatever else you save there. Each entry is locked with your passphrase, which is not stored anywhere. It never leaves your device by itself. If you turn on sharing with your other devices, your device encrypts it first, with keys that we don’t have. It stays there when you sign out, until you delete it.',
      '- If you choose to keep your private space open on this device: a key that opens it, until the time you chose is over, you lock it or you sign out.',
    ].join('\n'),
    'Signing out removes your points from this device. Points that have not reached your account yet wait for your next sign-in. You can clear everything in your browser’s settings. That also deletes your diary and everything else in your private space.',
  ];
}

function recipients(facts: LegalFacts): string {
  const { host, newsletterService, videoCallService } = facts;
  return [
    '- **The team of this site** can see messages you send, appointments you make, the name and email address of your account, and newsletter subscriptions. The team cannot see a diary that you keep on this site.',
    '- **Whoever runs the server** can read what is stored there and not encrypted, such as your points, and makes its backups.',
    '- **Your therapist** gets your name, your email address and the time of your appointment by email. What your therapist writes down is not part of this site. Therapists are responsible for it themselves, so please ask yours how they keep it.',
    videoCallService.trim() === ''
      ? '- **A service for video calls** carries an online appointment. Your therapist chooses it, so please ask which one it is before you join the call.'
      : `- **Our service for video calls** carries an online appointment: ${plain(videoCallService)}.`,
    emailService(facts),
    newsletterService.trim() === ''
      ? '- **A newsletter program** may get the addresses of people who subscribed. The operator has not said yet which one it is. Such a program may record whether you open a newsletter and what you tap in it.'
      : `- **Our newsletter program** gets the addresses of people who subscribed: ${plain(newsletterService)}. Such a program may record whether you open a newsletter and what you tap in it.`,
    host.trim() === ''
      ? '- **Our host** is where the server stands. The operator has not said yet who that is.'
      : `- **Our host** is where the server stands: ${plain(host)}.`,
    '- **YouTube (Google)** gets your internet address once you tap a video, and not before. On the video page the player opens in YouTube’s privacy-enhanced mode. On the Relax page a tap opens youtube.com itself, in a new tab. From then on Google’s rules apply.',
    '- **Google Books and YouTube** are also asked by our server for lists of books and videos. They see our server, not you. We send them nothing about you.',
    '- **Other sites** get your internet address when you open a link that leads there, such as one of the [free resources](/resources).',
    '- **Emergency services or child protection** get what they need if someone’s life is in danger or a child is not safe. The team writes down what it did then, outside this site, where only those who look after safety can open it.',
    '- **Courts or authorities** get data if the law requires it.',
  ].join('\n');
}

function therapists(): string {
  return 'The team enters your name, your qualifications, your languages, what you help with and a few words about you. Everyone can see these on the page of therapists, and the times when you are free. The team also keeps your email address, so that we can email you your appointments. It does not show your address there. When the team removes you, only your name stays. It goes when no appointment with you is kept any longer. You have the same rights as everyone else.';
}

function emailService({ usesEmailService, emailService: name }: LegalFacts): string {
  if (!usesEmailService)
    return '- **No email service:** the operator has not set one up, so no one carries emails.';
  return name.trim() === ''
    ? '- **Our email service** carries the emails we send. It gets your email address and the text of the email. The operator has not said yet which company it is.'
    : `- **Our email service** carries the emails we send: ${plain(name)}. It gets your email address and the text of the email.`;
}

function otherCountries({ otherCountries: said }: LegalFacts): string[] {
  return [
    said.trim() === ''
      ? 'The operator has not said yet whether your data goes to other countries, and what protects it there.'
      : `The operator says: ${plain(said)}`,
    'Google, which gets your internet address once you tap a video, is a company in the United States.',
  ];
}

function rights({ email, dataProtectionContact }: LegalFacts): string[] {
  const contact = dataProtectionContact.trim() === '' ? email : dataProtectionContact;
  return [
    [
      '- **See and download:** In [Profile Settings](/settings) you can see your name, your email address and the devices you use. You can also download all that is stored about you there.',
      '- **Correct:** You can change your name, email address and password there.',
      '- **Delete:** You can delete your account there, at once and without giving a reason.',
      '- **Take your data elsewhere:** The download also holds your data in a form that other programs can read.',
      '- **Withdraw your consent:** Ask us to delete a message. Cancel or delete an appointment, delete your private space on the server, or use the link to unsubscribe in our emails about the newsletter. Withdrawing doesn’t change what was done before.',
      '- **Object, or ask us to limit what we do with your data:** Write to us and tell us why.',
      '- **Complain:** You can complain to the data protection authority of your country.',
    ].join('\n'),
    `For all of this you can also write to ${contactLink(contact)}.`,
  ];
}

function staysAfterDeletion({ backupsKept, copiesBeforeUpgrades }: LegalFacts): string {
  return [
    '- Messages from an email address that you have not confirmed. We cannot know that they are yours, so ask us to delete them.',
    '- Copies of emails and calendar entries in other people’s inboxes and calendars, such as those of your therapist.',
    `- Backups made before you deleted your account. The server keeps the newest ${String(backupsKept)}. Each new backup deletes the oldest. The operator may keep copies of backups in another place, for one year at most.`,
    ...(copiesBeforeUpgrades
      ? [
          `- Copies of the database that the server made before an upgrade. It deletes them after ${daysInWords(UPGRADE_COPY_DAYS)}.`,
        ]
      : []),
    '- The fact that an operator did something, without your name.',
    '- For up to one day: a count of emails to your address, under a hash that does not show the address.',
  ].join('\n');
}

function restoring(): string[] {
  return [
    'If a backup is restored, the server uses its list of deletions to delete the same things again. If that list or its key is lost, what was deleted after the backup is back until someone deletes it again.',
  ];
}

function age(facts: LegalFacts): string[] {
  const { minimumAge, asksBirthYear } = facts;
  const rule = ageSentence(facts) ?? 'This site sets no minimum age for an account.';
  const asking =
    minimumAge !== null && asksBirthYear
      ? 'At sign-up we ask for the year you were born. We do not store it.'
      : 'We do not ask how old you are.';
  const parents =
    minimumAge !== null && minimumAge >= CONSENTS_ALONE_FROM
      ? []
      : [
          `In many countries, a parent or guardian may have to agree before someone under ${String(CONSENTS_ALONE_FROM)} has an account or an appointment. In the United States this is so for children under 13. If you are younger, please ask yours first.`,
        ];
  const guests = `Without an account, you can use the exercises, the games and the diary at any age, because everything stays on your device. If you are under ${String(CONSENTS_ALONE_FROM)}, please ask a parent or guardian before you subscribe to the newsletter, since in many countries one of them may have to agree.`;
  return [`${rule} ${asking}`, ...parents, guests];
}
