import type { DraftKeeper } from './drafts';
import type { Stashes } from './stashes';
import type { SealedPages } from './sealed-pages';
import type { OpenVault } from './vault';

type Ports = {
  readonly stashes: Stashes;
  readonly pages: Pick<SealedPages, 'readStashes' | 'openStash' | 'keepStash' | 'dropDrafts'>;
  readonly drafts: Pick<DraftKeeper, 'takeIn'>;
};

/** Brings what pages put aside when they went away back into the diary. Throws as the vault does. */
export function createStashIntake({ stashes, pages, drafts }: Ports) {
  return {
    /** Makes drafts of them. Each stays where it is until its draft is stored; what cannot be opened is dropped. */
    async takeIn(open: OpenVault): Promise<void> {
      const put = stashes.all().filter(({ owner }) => owner === open.owner);
      for (const row of [...put, ...(await pages.readStashes(open))]) {
        const opened = await pages.openStash(open, row);
        if (opened === null) await pages.dropDrafts(open, [row.id]);
        else if (!(await drafts.takeIn(open, opened.draft, [...opened.replaces, row.id]))) continue;
        stashes.drop(row.id);
      }
    },

    /** Moves them into the database as they are, whoever wrote them: local storage is about to be cleared. */
    async park(): Promise<void> {
      for (const row of stashes.all()) {
        await pages.keepStash(row);
        stashes.drop(row.id);
      }
    },
  };
}

export type StashIntake = ReturnType<typeof createStashIntake>;
