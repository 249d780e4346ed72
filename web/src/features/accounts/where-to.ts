import { t } from '@lingui/core/macro';

/** What someone was about to do, by the page that sent them to the sign-in page. */
const SENTENCES: Readonly<Record<string, string>> = {
  '/breathing': t`Sign in or start fresh to breathe.`,
  '/body': t`Sign in or start fresh to do the body scan.`,
  '/sit': t`Sign in or start fresh to sit for a while.`,
  '/sleep': t`Sign in or start fresh to wind down.`,
  '/bubble': t`Sign in or start fresh to play Bubble Pop.`,
  '/color': t`Sign in or start fresh to play Color Matcher.`,
  '/memory': t`Sign in or start fresh to play Memory Tiles.`,
  '/exercises': t`Sign in or start fresh to do gentle exercises.`,
  '/relax': t`Sign in or start fresh to relax.`,
  '/books': t`Sign in or start fresh to find a book.`,
  '/video': t`Sign in or start fresh to watch calming videos.`,
  '/check-in': t`Sign in or start fresh to check in.`,
  '/diary': t`Sign in or start fresh to open your diary.`,
  '/reward': t`Sign in or start fresh to see your tree.`,
  '/check-in/self-check': t`Sign in or start fresh to do a self-check.`,
  '/browse': t`Sign in or start fresh to see your activities.`,
  '/settings': t`Sign in or start fresh to open your settings.`,
  '/appointments': t`Sign in to see your appointments. You need an account for them.`,
};

const ELSEWHERE = t`Sign in or start fresh to open that page.`;

/** @param path of the page, with whatever follows its path */
export function whereTo(path: string): string {
  return SENTENCES[path.split(/[?#]/, 1)[0] ?? ''] ?? ELSEWHERE;
}
