const HELP_LINK = 'a[href="/help"]';

/** Opens the dialog of help in place of following a link to its page, which has no such dialog. */
export function openHelp(event: MouseEvent, target: Element): void {
  const link = target.closest<HTMLElement>(HELP_LINK);
  const dialog = document.querySelector<HTMLDialogElement>('#help-dialog');
  if (link === null || dialog === null || dialog.open || !isPlain(event)) return;
  event.preventDefault();
  dialog.showModal();
  // Not every browser focuses a link that is pressed, so it would not give the focus back to it.
  dialog.addEventListener('close', () => link.focus(), { once: true });
}

/** Neither meant for another tab or window nor for saving. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
