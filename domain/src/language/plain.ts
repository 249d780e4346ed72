/** A text as it is compared in a search: without capital letters, and without accents, which phones rarely enter. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
