type Titled = { readonly title: string; readonly authors: readonly string[] };
type Noted = Titled & { readonly note: string | null };

/**
 * The note on a book, wherever the book was found: a book with the same title (subtitle aside) by one of the same
 * authors has the same note.
 *
 * @returns null when no note is known
 */
export function noteOn({ title, authors }: Titled, noted: readonly Noted[]): string | null {
  const names = new Set(authors.map(comparable));
  const same = noted.find(
    (known) =>
      mainTitle(known.title) === mainTitle(title) &&
      known.authors.some((name) => names.has(comparable(name))),
  );
  return same?.note ?? null;
}

function mainTitle(title: string): string {
  return comparable(title.split(/[:(]/)[0] ?? title);
}

function comparable(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
