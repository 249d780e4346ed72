import { emailBody } from '../../platform/email/email-body';
import type { Email } from '../../platform/email/email';
import { TEST_EMAIL } from './store';

/** Shows an operator that emails from this site arrive. */
export function testEmail({ recipient, siteName }: { recipient: string; siteName: string }): Email {
  return {
    kind: 'prompt',
    cause: `${TEST_EMAIL}${crypto.randomUUID()}`,
    recipient,
    subject: `Test email from ${siteName}`,
    ...emailBody({
      greeting: 'Hi,',
      paragraphs: [
        `If you’re reading this, email from ${siteName} works.`,
        'Was it in your spam folder? Then ask whoever runs your domain to set up SPF and DKIM.',
      ],
      closing: `You’re getting this email because an operator of ${siteName} asked for a test.`,
    }),
  };
}
