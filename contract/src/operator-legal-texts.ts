import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';
import { LEGAL_TEXTS } from './legal-texts';
import { settingVersion } from './setting-version';
import { atMost } from './text';
import { writtenLine } from './written-line';

/** Counted in characters; with it the longest text still fits into a request. */
const LEGAL_TEXT_MAX_LENGTH = 20_000;
export const LEGAL_NOTE_MAX_LENGTH = 200;

/** Line breaks stay; other control characters, halves of characters and marks that turn the direction do not. */
const VISIBLE_LINES = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

/** Sectioned Markdown: headings with ##, paragraphs, lists, emphasis and links. */
const markdown = z.pipe(
  z.string(t`Write the text.`).check(z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))),
  z.string().check(
    z.trim(),
    z.minLength(1, t`Write the text.`),
    atMost(LEGAL_TEXT_MAX_LENGTH, (most) => t`The text can have at most ${most} characters.`),
    z.regex(
      VISIBLE_LINES,
      t`The text holds characters that no one can see. Delete them, or type the text again.`,
    ),
  ),
);

const note = writtenLine(LEGAL_NOTE_MAX_LENGTH, t`Write in a few words what changed.`);

export const legalTextName = z.strictObject({ name: z.enum(LEGAL_TEXTS) });

/** To publish a text of one's own; `version` is the one that was read. */
export const legalTextSaveRequest = z.strictObject({ markdown, note, version: settingVersion });

/** To publish the default text again. */
export const legalTextRestoreRequest = z.strictObject({ note, version: settingVersion });

export const legalTextPreviewRequest = z.strictObject({ markdown });

const sectionedHtml = z.strictObject({
  intro: z.string(),
  sections: z.array(z.strictObject({ id: z.string(), title: z.string(), html: z.string() })),
});

export const legalTextPreviewAnswer = z.strictObject({
  success: z.literal(true),
  /** As visitors will see it. */
  text: sectionedHtml,
});

export const operatorLegalTextAnswer = z.strictObject({
  success: z.literal(true),
  name: z.enum(LEGAL_TEXTS),
  /** 0 as long as no version is stored. */
  version: settingVersion,
  /** Whether an operator wrote it; else it is made from the settings. */
  own: z.boolean(),
  /** As it is shown now. */
  markdown: z.string(),
  /** As it would be made from the settings. */
  defaultMarkdown: z.string(),
  /** What changed with this version, and when (milliseconds since 1970); null as long as none is stored. */
  changed: z.nullable(z.strictObject({ note: z.string(), at: z.number() })),
});

export type OperatorLegalTextAnswer = z.infer<typeof operatorLegalTextAnswer>;
