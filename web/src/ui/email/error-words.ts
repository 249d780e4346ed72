const UNREACHED = 'The email server could not be reached.';

/** By the first word of the code, as the email library and the system name it. */
const ERROR_WORDS: Readonly<Record<string, string>> = {
  ECONNECTION: UNREACHED,
  ECONNREFUSED: UNREACHED,
  EDNS: UNREACHED,
  ENOTFOUND: UNREACHED,
  ESOCKET: UNREACHED,
  ETIMEDOUT: 'The email server did not answer in time.',
  EAUTH: 'The email server refused its user name or password. Check SMTP_URL.',
  ETLS: 'There is no secure connection to the email server. Check SMTP_URL.',
  EENVELOPE: 'The email server refused the address.',
  EMESSAGE: 'The email server refused the email.',
  ENOSPC: 'The disk is full.',
  EACCES: 'The server cannot write to the folder for emails.',
};

/** What went wrong with an email, in words and with its code. */
export function errorWords(code: string): string {
  const words = ERROR_WORDS[code.split(' ')[0] ?? ''] ?? 'The email server did not take the email.';
  return `${words} (${code})`;
}
