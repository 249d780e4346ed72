import * as z from 'zod/mini';
import { NAMELESS_GREETING } from '@stillgrove/domain/accounts/name';
import { emailBody } from './email-body';

/** No one reads a longer list. */
const LISTED_MAX = 50;

const gathered = z.strictObject({
  happened: z.array(z.strictObject({ atMs: z.int(), summary: z.string() })),
  /** How many are not listed. */
  more: z.int(),
});

/** Notices that one email lists, the oldest first. */
export type Gathered = z.infer<typeof gathered>;

export const NOTHING_GATHERED: Gathered = { happened: [], more: 0 };

export function gatheredOf(json: string): Gathered {
  return gathered.parse(JSON.parse(json));
}

export function withOneMore(so: Gathered, one: Gathered['happened'][number]): Gathered {
  if (so.happened.length >= LISTED_MAX) return { ...so, more: so.more + 1 };
  return { ...so, happened: [...so.happened, one] };
}

/** One email for all notices that were gathered. It holds no one's name. */
export function gatheredEmail(
  { happened, more }: Gathered,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): { subject: string; text: string; html: string } {
  const lines = happened.map(({ atMs, summary }) => `${timeOf(atMs)}: ${summary}`);
  return {
    subject: `Recent activity on your account at ${siteName}`,
    ...emailBody({
      greeting: NAMELESS_GREETING,
      paragraphs: [
        `A lot happened at ${siteName} in one day. We list the rest here, so that your inbox doesn’t fill up.`,
        [...lines, ...(more > 0 ? [`And ${String(more)} more.`] : [])].join('\n'),
        'If all of this was you, you’re all set. If it wasn’t, reset your password now, then check Profile Settings.',
      ],
      link: { label: 'Reset my password', url: `${publicUrl}/forgot-password` },
      closing: `You’re getting this email because there’s more news about your account at ${siteName} than we send in single emails.`,
    }),
  };
}

function timeOf(atMs: number): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(atMs);
}
