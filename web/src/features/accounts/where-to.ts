import { t } from '@lingui/core/macro';
import { ACTIVITIES } from '@stillgrove/domain/activities/activities';
import { GAME_NAMES, GAMES } from '../../ui/activities/game-names';

/** What someone was about to do, by the page that sent them to the sign-in page. Games have theirs by their names. */
const SENTENCES: Readonly<Record<string, string>> = {
  '/breathing': t`Sign in, or continue without an account, to breathe with a guide.`,
  '/body': t`Sign in, or continue without an account, to do the body scan.`,
  '/sit': t`Sign in, or continue without an account, to sit for a while.`,
  '/sleep': t`Sign in, or continue without an account, to wind down.`,
  '/exercises': t`Sign in, or continue without an account, to do gentle exercises.`,
  '/relax': t`Sign in, or continue without an account, to relax.`,
  '/books': t`Sign in, or continue without an account, to find a book.`,
  '/video': t`Sign in, or continue without an account, to watch calming videos.`,
  '/check-in': t`Sign in, or continue without an account, to check in.`,
  '/diary': t`Sign in, or continue without an account, to open your diary.`,
  '/reward': t`Sign in, or continue without an account, to see your tree.`,
  '/check-in/self-check': t`Sign in, or continue without an account, to do a self-check.`,
  '/browse': t`Sign in, or continue without an account, to see your activities.`,
  '/settings': t`Sign in, or continue without an account, to open Profile Settings.`,
  '/appointments': t`Sign in to schedule an appointment. You can see free times without an account.`,
};

const ELSEWHERE = t`Sign in, or continue without an account, to open that page.`;

/** @param path of the page, with whatever follows its path */
export function whereTo(path: string): string {
  const page = path.split(/[?#]/, 1)[0] ?? '';
  const game = GAMES.find((id) => ACTIVITIES[id].path === page);
  if (game === undefined) return SENTENCES[page] ?? ELSEWHERE;
  const name = GAME_NAMES[game];
  return t`Sign in, or continue without an account, to play ${name}.`;
}
