import { isUnfinishedEntry, TEXT_MAX_LENGTH, type DiaryEntry } from '../diary/entry';
import { mergeText } from './merge-text';

export type MergedPage = {
  readonly page: DiaryEntry;
  /** What did not fit on the page, for one of the same day; null nearly always. */
  readonly rest: DiaryEntry | null;
  /** Whether the same paragraph was changed on both sides. */
  readonly isConflict: boolean;
};

/**
 * Brings together a page that was changed on two devices.
 *
 * @param base the page both began from; null when there was none
 * @param theirsIsLater which side wins where only one can: the day, and the weather
 * @param between a line that says that what follows was also written on another device
 */
export function mergePages(
  base: DiaryEntry | null,
  ours: DiaryEntry,
  theirs: DiaryEntry,
  theirsIsLater: boolean,
  between: string,
): MergedPage {
  const pick = <Value>(from: (page: DiaryEntry) => Value): Value => {
    if (base !== null && from(ours) === from(base)) return from(theirs);
    if (base !== null && from(theirs) === from(base)) return from(ours);
    return from(theirsIsLater ? theirs : ours);
  };
  const { text, isConflict } = mergeText(base?.text ?? '', ours.text, theirs.text, between);
  const page = {
    id: ours.id,
    day: pick(({ day }) => day),
    mood: pick(({ mood }) => mood),
    text: text.slice(0, TEXT_MAX_LENGTH),
    changedAtMs: Math.max(ours.changedAtMs, theirs.changedAtMs),
  };
  const left = text.slice(TEXT_MAX_LENGTH);
  // From the id of the page, so that every device makes the same one.
  const rest = left === '' ? null : { ...page, id: `${page.id.slice(0, 59)}-rest`, text: left };
  return { page, rest, isConflict };
}

/** A page that came from another device. */
export function isSharedPage(id: string, value: unknown): value is DiaryEntry {
  return isUnfinishedEntry(value) && value.id === id;
}
