const urls = import.meta.glob<string>(
  '../../drawings/{anxiety,bipolar,depression,ocd,panic,psychosis,ptsd,schizophrenia}-*.svg',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/**
 * Address of a scene that belongs to an article.
 *
 * @throws Error when there is none of that name
 */
export function sceneDrawing(name: string): string {
  const url = urls[`../../drawings/${name}.svg`];
  if (url === undefined) throw new Error(`There is no drawing named ${name}.`);
  return url;
}
