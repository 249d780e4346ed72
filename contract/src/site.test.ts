import { expect, test } from 'vitest';
import { DEFAULT_SITE } from './default-site';
import { shownSite } from './site';

test('no page carries what only the legal texts tell or the team alone needs to know', () => {
  const shown = JSON.stringify(
    shownSite({ ...DEFAULT_SITE, emailService: 'Example Email', dataProtectionContact: 'Ana Ray' }),
  );
  expect(shown).not.toMatch(/Example Email|Ana Ray|fullMessageAlerts|imprint/);
  expect(shown).toContain(DEFAULT_SITE.name);
});
