import { t } from '@lingui/core/macro';
import { ACTIVITIES } from '@stillgrove/domain/activities/activities';
import { GAME_NAMES, GAMES } from '../../ui/activities/game-names';

/** What someone was about to do, by the page that sent them to the sign-in page. Games have theirs by their names. */
const SENTENCES: Readonly<Record<string, string>> = {
  '/breathing': t`To breathe, choose a way in.`,
  '/body': t`To do the body scan, choose a way in.`,
  '/sit': t`To sit for a while, choose a way in.`,
  '/sleep': t`To wind down, choose a way in.`,
  '/exercises': t`To do gentle exercises, choose a way in.`,
  '/relax': t`To relax, choose a way in.`,
  '/books': t`To find a book, choose a way in.`,
  '/video': t`To watch calming videos, choose a way in.`,
  '/check-in': t`To check in, choose a way in.`,
  '/diary': t`To open your diary, choose a way in.`,
  '/reward': t`To see your tree, choose a way in.`,
  '/check-in/self-check': t`To do a self-check, choose a way in.`,
  '/browse': t`To see your activities, choose a way in.`,
  '/settings': t`To open Profile Settings, choose a way in.`,
  '/appointments': t`Sign in to see your appointments. You need an account for them.`,
};

const ELSEWHERE = t`To open that page, choose a way in.`;

/** @param path of the page, with whatever follows its path */
export function whereTo(path: string): string {
  const page = path.split(/[?#]/, 1)[0] ?? '';
  const game = GAMES.find((id) => ACTIVITIES[id].path === page);
  if (game === undefined) return SENTENCES[page] ?? ELSEWHERE;
  const name = GAME_NAMES[game];
  return t`To play ${name}, choose a way in.`;
}
