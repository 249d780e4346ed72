import type { CalendarEvent } from './email';

/** An email ready to be handed over. */
export type Message = {
  readonly from: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: CalendarEvent | null;
  /** The same on every try, so that email programs show one copy. */
  readonly messageId: string;
  readonly date: Date;
};

/** Where email goes. A rejected promise means that it may not have arrived. */
export type EmailTransport = { deliver(message: Message): Promise<void> };
