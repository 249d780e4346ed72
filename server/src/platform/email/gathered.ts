import * as z from 'zod/mini';
import { emailBody } from './email-body';

/** An email that lists more says nothing to anyone. */
const LISTED_MAX = 50;

const gathered = z.strictObject({
  happened: z.array(z.strictObject({ atMs: z.int(), summary: z.string() })),
  /** How many are not listed. */
  more: z.int(),
});

/** What happened and is told in one email, the oldest first. */
export type Gathered = z.infer<typeof gathered>;

export const NOTHING_GATHERED: Gathered = { happened: [], more: 0 };

export function gatheredOf(json: string): Gathered {
  return gathered.parse(JSON.parse(json));
}

export function withOneMore(so: Gathered, one: Gathered['happened'][number]): Gathered {
  if (so.happened.length >= LISTED_MAX) return { ...so, more: so.more + 1 };
  return { ...so, happened: [...so.happened, one] };
}

/** One email for all that was gathered. It greets without a name and names no other one. */
export function gatheredLetter(
  { happened, more }: Gathered,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): { subject: string; text: string; html: string } {
  const lines = happened.map(({ atMs, summary }) => `${timeOf(atMs)}: ${summary}`);
  return {
    subject: `What happened at ${siteName}`,
    ...emailBody({
      greeting: 'Hello,',
      paragraphs: [
        `You get this email because a lot happened for this address at ${siteName} in one day. So that your inbox doesn't fill up, here is the rest in one email.`,
        [...lines, ...(more > 0 ? [`And ${String(more)} more.`] : [])].join('\n'),
        'If that was you, you don’t need to do anything. If it wasn’t, open the link and ask for a new password now. Then look at your settings.',
      ],
      link: { label: 'It wasn’t me', url: `${publicUrl}/forgot-password` },
      closing: siteName,
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
