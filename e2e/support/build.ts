type Build = { buildWhatIsStale: () => Promise<void> };

/** Journeys go through what is published, so whatever is older than its sources is built first. */
export default async function build(): Promise<void> {
  const path = new URL('../../scripts/setup/build.mjs', import.meta.url).href;
  const { buildWhatIsStale } = (await import(path)) as Build;
  await buildWhatIsStale();
}
