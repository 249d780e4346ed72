/**
 * Fetches a file of the site into the browser's cache.
 *
 * @throws where it is not available
 */
export async function fetchFile(path: string, priority: RequestPriority): Promise<void> {
  const file = await fetch(path, { priority });
  // What is not read to its end is not cached.
  await file.arrayBuffer();
  if (!file.ok) throw new Error(`${path} is not available.`);
}
