import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import { crisisRoleSentence } from '@stillgrove/domain/site/crisis-role';
import { servicesSentence } from '@stillgrove/domain/site/services';
import { ageSentence } from './age-sentence';
import { contactLink, type LegalFacts, plain } from './facts';

/** The terms as Markdown: what people can expect of the site, and what it asks of them. */
export function defaultTerms(facts: LegalFacts): string {
  const name = plain(facts.name);
  return [
    `${name} is a place to rest and to learn. It is not treatment, and it is not an emergency service. If you or someone near you is in danger, open [Need help now](/help).`,
    '## What this site is',
    'You find breathing exercises, games, articles, a diary and links here. Reading and the help page are open to everyone. You can use the exercises, the games and the diary with an account or without one. Without an account, everything stays on your device. Appointments need an account.',
    ...services(facts),
    'Using this site is free. Nothing is sold here, and the site takes no payments. If a therapist asks for a fee, that is between you and the therapist. Please ask before the appointment.',
    '## Not treatment',
    'What you find here is for information and for calm. It does not diagnose, treat or cure anything, and it does not replace a doctor or a therapist. Please do not stop or change a treatment because of something you read here.',
    'If something here makes you feel worse, stop. You do not have to finish anything.',
    '## Not an emergency service',
    'No one watches what you do here, so no one can see that you need help right now. In an emergency, call your emergency number. The [help page](/help) shows it for your country. It needs no account, and it works offline once you have opened this site.',
    `Messages from the contact form go to the team. ${answerTimeSentence(facts.answerHours)} ${crisisRoleSentence(facts.crisisRole)}`,
    '## Your account',
    ...age(facts),
    'You do not have to use your full name. A nickname is fine. Please use an email address that is yours, so that you can get back in if you forget your password. Keep your password to yourself.',
    'You can delete your account at any time in [Profile Settings](/settings). You do not have to give a reason. The [privacy page](/privacy) says what we keep and what stays.',
    '## Please be kind',
    'Do not harm or threaten other people. Do not try to get at data that is not yours, and do not try to overload the server.',
    'We may close an account that harms people or this site. If you have confirmed your email address, we then tell you by email. If you think it is a mistake, please write to us.',
    '## If something fails',
    'We do our best to keep the site running and correct. We cannot guarantee that it is always there or free of mistakes. The rights that the law gives you stay yours.',
    'The software is open source under the MIT License. Anyone may use, study, change and share it.',
    '## Which law applies',
    'The law of the place where the operator is based applies. Laws that protect you where you live still apply to you too. The [imprint](/imprint) says who the operator is.',
    '## Changes to these terms',
    'When these terms change, the top of this page shows the date and what changed. You can read earlier versions there. If you do not agree with a change, you can delete your account.',
    `Questions? Write to ${contactLink(facts.email)}.`,
  ].join('\n\n');
}

function services({ services: offered }: LegalFacts): string[] {
  return offered.length === 0 ? [] : [servicesSentence(offered)];
}

function age(facts: LegalFacts): string[] {
  const sentence = ageSentence(facts);
  return sentence === null ? [] : [sentence];
}
