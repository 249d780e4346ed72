/**
 * Offers a file by the device's own share sheet: on devices held in the hand, where a downloaded file is hard to find.
 *
 * @returns whether there is such a sheet; `dismissed` where the person closed it
 */
export async function shareFile(file: File): Promise<'shared' | 'dismissed' | 'no sheet'> {
  const offer = { files: [file] };
  // Not every browser has them, whatever their types say.
  const { share, canShare } = navigator as Partial<Pick<Navigator, 'share' | 'canShare'>>;
  if (share === undefined || canShare?.call(navigator, offer) !== true) return 'no sheet';
  if (!matchMedia('(pointer: coarse)').matches) return 'no sheet';
  try {
    await share.call(navigator, offer);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    return 'no sheet';
  }
}
