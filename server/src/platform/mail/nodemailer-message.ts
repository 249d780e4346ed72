import type { SendMailOptions } from 'nodemailer';
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
    messageId: message.messageId,
    date: message.date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
