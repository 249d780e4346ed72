import { t } from '@lingui/core/macro';

const UNREACHED = t`The email server couldn’t be reached.`;

/** By the first word of the code, as the email library and the system name it. */
const ERROR_WORDS: Readonly<Record<string, string>> = {
  ECONNECTION: UNREACHED,
  ECONNREFUSED: UNREACHED,
  EDNS: UNREACHED,
  ENOTFOUND: UNREACHED,
  ESOCKET: UNREACHED,
  ETIMEDOUT: t`The email server didn’t answer in time.`,
  EAUTH: t`The email server refused its user name or password. Check SMTP_URL.`,
  ETLS: t`There is no secure connection to the email server. Check SMTP_URL.`,
  EENVELOPE: t`The email server refused the address.`,
  EMESSAGE: t`The email server refused the email.`,
  ENOSPC: t`The disk is full.`,
  EACCES: t`The server can’t write to the folder for emails.`,
};

/** What went wrong with an email, in words and with its code. */
export function errorWords(code: string): string {
  const words = ERROR_WORDS[code.split(' ')[0] ?? ''] ?? t`The email server didn’t take the email.`;
  return `${words} (${code})`;
}
