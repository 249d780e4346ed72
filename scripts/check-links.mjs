// npm run check-links: checks that the recommended links still work. Needs a network; not part of
// npm test. Name parts of addresses or titles to check only those: npm run check-links -- nhs.uk
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLink } from './links/check-link.mjs';
import { PROJECT } from './setup/project.mjs';

const AT_A_TIME = 2;

/** @typedef {{ title: string, link: string }} Entry */

/** @type {Entry[]} */
const library = JSON.parse(readFileSync(join(PROJECT, 'content/src/resources/resources.json'), 'utf8'));
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const waiting = library.filter(({ title, link }) => {
  const text = `${title} ${link}`.toLowerCase();
  return wanted.length === 0 || wanted.some((word) => text.includes(word));
});
const count = waiting.length;
const tally = { fine: 0, moved: 0, unsure: 0, broken: 0 };

console.log(`Checking ${count} links, ${AT_A_TIME} at a time. All of them take some minutes.`);
await Promise.all(Array.from({ length: AT_A_TIME }, askOneAfterAnother));
console.log(
  `${tally.fine} fine, ${tally.moved} moved, ${tally.unsure} to be looked at by hand, ${tally.broken} broken.`,
);
if (count > 0 && tally.broken === count) console.log('No link could be reached. Check your network.');
process.exitCode = tally.broken === 0 ? 0 : 1;

async function askOneAfterAnother() {
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    const { verdict, note } = await checkLink(entry.link);
    tally[verdict] += 1;
    if (verdict !== 'fine') console.log(`${verdict.padEnd(6)} ${entry.title}\n       ${entry.link} ${note}`);
  }
}
