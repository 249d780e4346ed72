/** Does what a visitor pressed before the page was live; the start script has marked the last such button. */
export function answerEarlyPress(): void {
  const pressed = [...document.querySelectorAll<HTMLElement>('button[data-pressed]')];
  for (const button of pressed) button.removeAttribute('data-pressed');
  pressed.at(-1)?.click();
}
