type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a person or the browser has filled in; what the page's own code fills in is not among them. */
const filled = new Set<Field>();

const ANY_FIELD = ':is(input, textarea, select):not([method=post] *)';

/**
 * Notes what was typed, chosen or ticked before the page was live, or what the browser filled in again after a way
 * back. To be called before the page's code touches a field; what a person does from then on is noted as well, until
 * it is answered. Forms that the browser sends by itself need none of it: they are read when they are sent.
 */
export function noteEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>(ANY_FIELD)) {
    if (early(field) !== undefined) filled.add(field);
  }
  document.addEventListener('input', noteTrusted, { capture: true });
}

function noteTrusted({ isTrusted, target }: Event): void {
  if (isTrusted && target instanceof Element && target.matches(ANY_FIELD)) filled.add(target as Field);
}

/** Tells the page's code what was noted. */
export function answerEarlyInput(): void {
  document.removeEventListener('input', noteTrusted, { capture: true });
  // All are looked at before the first is told: what one is told may empty another.
  for (const tell of [...filled].map(early)) tell?.();
  filled.clear();
}

/** What is to be done about a field, unless it is as the HTML came. */
function early(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return earlyChoice(field);
  return field.type === 'checkbox' || field.type === 'radio'
    ? earlyTick(field as HTMLInputElement)
    : earlyText(field);
}

function earlyChoice(field: HTMLSelectElement) {
  const { value, options } = field;
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value === first?.value) return undefined;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** React hears of a tick by its click, and only where it is another than the one last seen. */
function earlyTick(field: HTMLInputElement) {
  const { checked, defaultChecked, type } = field;
  // Of radio buttons the one that is ticked now takes the other's tick away.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = defaultChecked;
    field.click();
  };
}

function earlyText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    // React notes as seen what is set on the element itself, and does not hear the setter that all of its kind share.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
