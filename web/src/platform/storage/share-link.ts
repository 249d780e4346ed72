/** Whether the device has a sheet that sends a link on. */
export function canShareLinks(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Offers a link by the device’s own share sheet. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed again, or refused; the link is there to be copied.
  }
}

/** Offers a text by the device’s own share sheet. */
export async function shareText(title: string, text: string): Promise<void> {
  try {
    await navigator.share({ title, text });
  } catch {
    // Closed again, or refused; the text is there to be copied.
  }
}

/** @returns whether it could be copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
