import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';
import { WRITE_AGAIN_DAYS } from '@stillgrove/domain/safeguarding/writing-again';
import { bracketsLeft } from '@stillgrove/domain/safeguarding/filled-answer';
import { MESSAGE_MAX_LENGTH } from './contact';
import { pageShown, pageWish } from './paging';
import { atMost } from './text';

/** Entries of one page of the list. */
export const PAGE_SIZE = 20;

const id = z.uuid(t`Reload the page and try again.`);

export const messagesQuery = z.strictObject({
  /**
   * Those that wait, the oldest first, unless others are asked for: those that are done, the newest first, or those
   * whose writers are to be written to again, the earliest day first.
   */
  state: z.optional(z.enum(['waiting', 'done', 'again'])),
  page: pageWish,
});

export const messageId = z.strictObject({ id });

/** What a visitor wrote, and what operators answered. Times are milliseconds since 1970. */
const operatorMessage = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  sentAt: z.number(),
  /** Null while it waits. */
  doneAt: z.nullable(z.number()),
  /** When operators want to be reminded to write again; null when no one asked for it. */
  writeAgainAt: z.nullable(z.number()),
  /** In the order in which they were sent. */
  answers: z.array(
    z.strictObject({
      id: z.string(),
      answer: z.string(),
      /** The operator's name; null when that account is gone. */
      operator: z.nullable(z.string()),
      at: z.number(),
    }),
  ),
});

export const messagesAnswer = z.strictObject({
  success: z.literal(true),
  messages: z.array(operatorMessage),
  page: pageShown,
  /** How many there are of each kind. */
  waiting: z.number(),
  done: z.number(),
  again: z.number(),
});

/** What an operator writes. */
export const answerWords = z.strictObject({
  answer: z.string(t`Write an answer.`).check(
    z.trim(),
    z.minLength(1, t`Write an answer.`),
    atMost(MESSAGE_MAX_LENGTH, (most) => t`An answer has at most ${most} characters.`),
    z.refine(
      (answer) => bracketsLeft(answer).length === 0,
      t`Replace or delete the parts in brackets before you send the answer.`,
    ),
  ),
});

export const answerRequest = z.extend(answerWords, {
  /** Made on the device: sending twice with the same id emails once. */
  id,
  /** How many answers the operator sees at the message, so that no one answers twice without knowing. */
  seen: z.int().check(z.gte(0)),
  /** Whether the email repeats what the visitor wrote and its subject; someone else may read that email. */
  quoted: z._default(z.boolean(), false),
  /** In how many days operators are reminded to write again. Nothing is ever sent by itself. */
  writeAgainInDays: z._default(z.nullable(z.literal(WRITE_AGAIN_DAYS)), null),
});

export const changedMessageAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  /** The visitor's message as it stands now. */
  changed: operatorMessage,
});

export type AnswerRequest = z.infer<typeof answerRequest>;
export type OperatorMessage = z.infer<typeof operatorMessage>;
export type MessagesAnswer = z.infer<typeof messagesAnswer>;
export type ChangedMessageAnswer = z.infer<typeof changedMessageAnswer>;
