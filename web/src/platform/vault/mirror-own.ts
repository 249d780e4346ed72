import {
  patternAsValue,
  patternOfValue,
  storableOf,
  MOST_OWN_PATTERNS,
  type OwnPattern,
} from '@stillgrove/domain/breathing/own-patterns';
import { mixAsValue, mixOfValue, storableMixes } from '@stillgrove/domain/sounds/mix-text';
import { MOST_OWN_MIXES, type OwnMix } from '@stillgrove/domain/sounds/mixes';
import { keepAgreed, readAgreed } from '../storage/mirrored';
import { onOwnChange, tellOwnChange } from '../storage/own-changes';
import { keepMixes, readMixes } from '../storage/own-mixes';
import { nameOfMixes } from '../storage/own-mixes-name';
import { keepPatterns, readPatterns } from '../storage/own-patterns';
import { nameOfPatterns } from '../storage/own-patterns-name';
import { createMirror, type MirrorPorts, type OwnKind } from './create-mirror';
import type { createTabVault } from './create-tab-vault';
import { vaultStore } from './vault-store';

const PATTERNS: OwnKind<OwnPattern> = {
  kind: 'pattern',
  most: MOST_OWN_PATTERNS,
  read: readPatterns,
  isWhole: (userId) => isStored(nameOfPatterns(userId), storableOf(readPatterns(userId))),
  keep: keepPatterns,
  asValue: patternAsValue,
  ofValue: patternOfValue,
};

const MIXES: OwnKind<OwnMix> = {
  kind: 'mix',
  most: MOST_OWN_MIXES,
  read: readMixes,
  isWhole: (userId) => isStored(nameOfMixes(userId), storableMixes(readMixes(userId))),
  keep: keepMixes,
  asValue: mixAsValue,
  ofValue: mixOfValue,
};

function isStored(name: string, value: unknown): boolean {
  try {
    return localStorage.getItem(name) === JSON.stringify(value);
  } catch {
    return false;
  }
}

type MirroredVault = Pick<ReturnType<typeof createTabVault>, 'saveRecords' | 'removeRecords' | 'shared'>;

let mirrorNow: (() => Promise<void>) | null = null;

/**
 * Keeps breathing patterns and mixes on this device and their copies in the open vault alike, from now on in this tab.
 *
 * @returns resolves once they are, as far as they can be
 */
export function keepMirroring(vault: MirroredVault): Promise<void> {
  mirrorNow ??= begin(vault);
  return mirrorNow();
}

function begin(vault: MirroredVault): () => Promise<void> {
  const ports: MirrorPorts = {
    open() {
      const { owner: userId, status, records } = vaultStore.getState();
      const opened = vault.shared.openVault();
      return status === 'open' && opened !== null && userId !== null
        ? { userId, vault: opened.diaryId, records }
        : null;
    },
    save: vault.saveRecords,
    remove: vault.removeRecords,
    readAgreed,
    keepAgreed,
    tell: tellOwnChange,
  };
  const mirrors = [createMirror(ports, PATTERNS), createMirror(ports, MIXES)];
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function untilDone(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      for (const mirror of mirrors) await mirror();
    }
  }
  const now = () => {
    isAskedAgain = true;
    running ??= untilDone().finally(() => (running = null));
    return running;
  };
  onOwnChange(() => void now());
  vaultStore.subscribe(({ status, records: { byKind } }, before) => {
    const isOther = (kind: 'pattern' | 'mix') => byKind[kind] !== before.records.byKind[kind];
    if (status === 'open' && (isOther('pattern') || isOther('mix'))) void now();
  });
  return now;
}
