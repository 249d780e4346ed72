import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { expect, test } from 'vitest';
import { notSetYet, socialLinks } from './social-links';

test('five links are shown, and those that lead nowhere yet are named', () => {
  const links = socialLinks({ ...DEFAULT_SITE.social, youtube: 'https://youtube.com/@grove' });
  expect(links).toHaveLength(5);
  expect(notSetYet(links)).toEqual(['Facebook', 'Twitter', 'Instagram', 'LinkedIn']);
});
