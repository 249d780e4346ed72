/** Prints what is marked with `data-print-alone`, and nothing else of the page. */
export function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset.printsAlone = '';
  window.addEventListener('afterprint', () => delete dataset.printsAlone, { once: true });
  window.print();
}
