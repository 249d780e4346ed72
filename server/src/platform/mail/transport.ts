import type { CalendarEvent } from './mail';

/** A mail ready to be handed over. */
export type Message = {
  readonly from: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: CalendarEvent | null;
  /** The same on every try, so that mail programs show one copy. */
  readonly messageId: string;
  readonly date: Date;
};

/** Where mail goes. A rejected promise means that it may not have arrived. */
export type MailTransport = { deliver(message: Message): Promise<void> };
