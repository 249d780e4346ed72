import { t } from '@lingui/core/macro';
import type { Hint } from '@stillgrove/domain/browse/first-week';

/** What each hint says, in a sentence or two. */
export const HINT_WORDS: Readonly<Record<Hint, string>> = {
  breathing: t`There are other ways to breathe, some without holding your breath. Choose “Patterns”.`,
  tree: t`You can keep a picture of your tree. Choose “Keep a picture” below.`,
  diary: t`Keep your passphrase in a safe place. Without it, no one can open your diary, not even us.`,
  help: t`“Need help now?” at the top has numbers you can call.`,
  offline: t`Breathing, the games and your diary also work without the internet.`,
  appointments: t`You can schedule time with a therapist. Choose “Appointments” on this page.`,
  install: t`You can open this site like an app. In your browser’s menu, choose “Add to Home Screen” or “Install”.`,
};
