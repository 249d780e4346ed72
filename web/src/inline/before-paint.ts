/**
 * Runs in the head of every page, before the first paint: a chosen theme never flashes, a
 * drawn sky has the colors of the hour and the theme, and a member never sees "Login". What it notes on the root element, style sheets read.
 */
import { skyAt } from '@stillgrove/domain/sky/sky';
import { SIGNED_IN_COOKIE } from '@stillgrove/contract/sign-in-form';
import { readPreference } from '../platform/preferences/preferences';
import { shownTheme } from '../platform/preferences/theme';
import { hasLastMember } from '../platform/session/last-member';
import { readCookie } from '../platform/session/cookie';

const { dataset } = document.documentElement;
dataset.js = '';
for (const name of ['theme', 'motion', 'asking'] as const) {
  const chosen = readPreference(name);
  if (chosen !== null) dataset[name] = chosen;
}
dataset.hour = skyAt(new Date().getHours(), shownTheme());
if (readCookie(SIGNED_IN_COOKIE) !== null || hasLastMember()) dataset.member = '';
