type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells the page's code what was typed, chosen or ticked before the page was live, or what the browser filled in
 * again after a way back. Forms that the browser sends by itself need none of it: they are read when they are sent.
 */
export function answerEarlyInput(): void {
  const fields = [...document.querySelectorAll<Field>(':is(input, textarea, select):not([method=post] *)')];
  // All are looked at before the first is told: what one is told may empty another.
  for (const tell of fields.map(early)) tell?.();
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
