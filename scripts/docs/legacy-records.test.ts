import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders and files that are deleted whole; `docs/decisions/0008-leftover-records.md` has the step. */
const OWN = /(^|\/)legacy-records(\/|\.)|0012-legacy-records\.ts$|0008-leftover-records\.md$/;

/** All other files that know of the leftover records. */
const MENTIONS = [
  'scripts/legal/claims.ts',
  'scripts/legal/held-by.ts',
  'scripts/words/contractions.test.ts',
  '.env.example',
  'README.md',
  'content/src/legal-texts/default-texts.test.ts',
  'content/src/legal-texts/facts.ts',
  'content/src/legal-texts/sample-facts.ts',
  'contract/src/default-site.ts',
  'contract/src/site.ts',
  'domain/src/retention/inventory.test.ts',
  'domain/src/retention/inventory.ts',
  'e2e/journeys/text-size.spec.ts',
  'e2e/support/claims.ts',
  'e2e/support/instance.ts',
  'scripts/docs/settings-text.ts',
  'server/src/config.ts',
  'server/src/db/migrations.ts',
  'server/src/db/placement/placements.ts',
  'server/src/db/tables.ts',
  'server/src/modules/visitor-module.ts',
  'server/src/personal-data.ts',
  'server/src/drills/odd-requests-drill.test.ts',
  'server/src/features/legal-texts/legal-facts.ts',
  'server/src/platform/access/access.test.ts',
  'server/src/platform/rate-limits/route-limits.test.ts',
  'server/src/testing/full-instance.ts',
  'server/src/web-pages.ts',
  'web/src/routes.ts',
];

test('the leftover records can be deleted in one step: nothing else knows of them', () => {
  const found = execFileSync('git', ['grep', '-liE', 'legacy[-_]?records?'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  const others = found.split('\n').filter((file) => file !== '' && !OWN.test(file));
  expect(others.filter((file) => !MENTIONS.includes(file))).toEqual([]);
});
