type Properties = Readonly<Record<`--${string}`, string>>;

/**
 * A ref that gives an element its own values of custom properties. The content security policy refuses a style
 * attribute in the HTML that the server sends, and allows what scripts set.
 */
export function styleProperties(values: Properties): (element: HTMLElement | null) => void {
  return (element) => {
    for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
  };
}
