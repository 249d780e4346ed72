import type { DraftKeeper } from './drafts';
import type { Stashes } from './stashes';
import type { OpenVault, Vault } from './vault';

type Ports = {
  readonly stashes: Stashes;
  readonly vault: Pick<Vault, 'readStashes' | 'openStash' | 'keepStash' | 'dropDrafts'>;
  readonly drafts: Pick<DraftKeeper, 'takeIn'>;
};

/** Brings what pages put aside when they went away back into the diary. Throws as the vault does. */
export function createStashIntake({ stashes, vault, drafts }: Ports) {
  return {
    /** Makes drafts of them. Each stays where it is until its draft is stored; what cannot be opened is dropped. */
    async takeIn(open: OpenVault): Promise<void> {
      const put = stashes.all().filter(({ owner }) => owner === open.owner);
      for (const row of [...put, ...(await vault.readStashes(open))]) {
        const opened = await vault.openStash(open, row);
        if (opened === null) await vault.dropDrafts(open, [row.id]);
        else if (!(await drafts.takeIn(open, opened.draft, [...opened.replaces, row.id]))) continue;
        stashes.drop(row.id);
      }
    },

    /** Moves them into the database as they are, whoever wrote them: local storage is about to be cleared. */
    async park(): Promise<void> {
      for (const row of stashes.all()) {
        await vault.keepStash(row);
        stashes.drop(row.id);
      }
    },
  };
}
