import { t } from '@lingui/core/macro';
import { ACTIVITIES } from '@stillgrove/domain/activities/activities';
import { GAME_NAMES, GAMES } from '../../ui/activities/game-names';

/** What someone was about to do, by the page that sent them to the sign-in page. Games have theirs by their names. */
const SENTENCES: Readonly<Record<string, string>> = {
  '/breathing': t`To breathe, sign in or continue without an account.`,
  '/body': t`To do the body scan, sign in or continue without an account.`,
  '/sit': t`To sit for a while, sign in or continue without an account.`,
  '/sleep': t`To wind down, sign in or continue without an account.`,
  '/exercises': t`To do gentle exercises, sign in or continue without an account.`,
  '/relax': t`To relax, sign in or continue without an account.`,
  '/books': t`To find a book, sign in or continue without an account.`,
  '/video': t`To watch calming videos, sign in or continue without an account.`,
  '/check-in': t`To check in, sign in or continue without an account.`,
  '/diary': t`To open your diary, sign in or continue without an account.`,
  '/reward': t`To see your tree, sign in or continue without an account.`,
  '/check-in/self-check': t`To do a self-check, sign in or continue without an account.`,
  '/browse': t`To see your activities, sign in or continue without an account.`,
  '/settings': t`To open Profile Settings, sign in or continue without an account.`,
  '/appointments': t`Sign in to see your appointments. You need an account for them.`,
};

const ELSEWHERE = t`To open that page, sign in or continue without an account.`;

/** @param path of the page, with whatever follows its path */
export function whereTo(path: string): string {
  const page = path.split(/[?#]/, 1)[0] ?? '';
  const game = GAMES.find((id) => ACTIVITIES[id].path === page);
  if (game === undefined) return SENTENCES[page] ?? ELSEWHERE;
  const name = GAME_NAMES[game];
  return t`To play ${name}, sign in or continue without an account.`;
}
