/** However short a tap was, its mark lasts long enough to be seen. */
const AFTERGLOW_MS = 100;

/**
 * Marks what a finger or a pen touches with `data-pressed`. Browsers call a control `:active` only when the finger has
 * rested on it, which is after the tap that people make.
 */
export function showPresses(): void {
  let touched: Element | null = null;
  const press = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    touched?.removeAttribute('data-pressed');
    touched = target.closest('a, button, summary, label');
    touched?.setAttribute('data-pressed', '');
  };
  const lift = () => {
    const lifted = touched;
    setTimeout(() => lifted?.removeAttribute('data-pressed'), AFTERGLOW_MS);
  };
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('pointerup', lift, { capture: true });
  addEventListener('pointercancel', lift, { capture: true });
}
