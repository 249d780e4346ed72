import { showToast } from './toast-store';

/** Takes over what the server said above the page; it would stay there when another page is shown. */
export function takeOverNotice(): void {
  const notice = document.querySelector('[data-notice]');
  if (notice === null) return;
  notice.remove();
  showToast(notice.textContent, 'error');
}
