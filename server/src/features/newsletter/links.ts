/**
 * A subscriber's own link, as in emails.
 *
 * @param publicUrl without a slash at the end
 */
export function linkTo(what: 'confirm' | 'leave', publicUrl: string, token: string): string {
  return `${publicUrl}/api/v1/newsletter/${what}?token=${token}`;
}
