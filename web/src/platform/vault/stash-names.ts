/** What sealed words of a diary are called in local storage. Apart from their code, which is loaded for diaries only. */
const PREFIX = 'diary-stash:';

export function nameOfStash(id: string): string {
  return PREFIX + id;
}

export function isStashName(name: string): boolean {
  return name.startsWith(PREFIX);
}
