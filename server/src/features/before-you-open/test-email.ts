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
        `You asked ${siteName} for a test email. If you’re reading this, email from your site works.`,
        'Was it in your spam folder? Then ask whoever runs your domain to set up SPF and DKIM.',
      ],
      closing: `${siteName} sends this email when an operator asks for a test.`,
    }),
  };
}
