import type { SendMailOptions } from 'nodemailer';
import type { CalendarEvent } from './email';
import type { Message } from './transport';

/** A message in nodemailer's words. Addresses go in as objects, so that none is parsed for further ones. */
export function nodemailerMessage(message: Message): SendMailOptions {
  return {
    from: message.from,
    to: { name: '', address: message.recipient },
    ...(message.replyTo !== null && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.calendar && { icalEvent: calendarFile(message.calendar) }),
    messageId: message.messageId,
    date: message.date,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function calendarFile({ method, ics }: CalendarEvent) {
  return { method, content: ics, filename: 'appointment.ics' };
}

/** A button of the email program itself, which asks with one POST and no page (RFC 8058). */
function unsubscribing({ unsubscribeUrl }: Message): Record<string, string> {
  if (unsubscribeUrl === null) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
