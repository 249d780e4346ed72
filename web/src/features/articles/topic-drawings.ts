const urls = import.meta.glob<string>('../../drawings/{topic-*,community}.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * Address of a topic's drawing.
 *
 * @throws Error when there is none of that name
 */
export function topicDrawing(name: string): string {
  const url = urls[`../../drawings/${name}.svg`];
  if (url === undefined) throw new Error(`There is no drawing named ${name}.`);
  return url;
}
