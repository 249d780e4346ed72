/** On a whole page, or as a card to fold and carry. */
export type PrintForm = 'page' | 'card';

/** Opens the print dialog of the browser. The style sheet of `PrintedPlan` follows the form. */
export function printPlan(form: PrintForm): void {
  document.documentElement.dataset.printForm = form;
  // Some browsers print at once and others return before they do, so it is taken back at the next print only.
  window.print();
}
