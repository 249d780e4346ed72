import { onFirstSign } from '../../platform/screen/first-sign';

const HELP = '/help';
/** No one waits longer for the dialog; the page is the same help. */
const LONGEST_WAIT_MS = 2_500;

type Help<Dialog> = {
  /** Loads the code of the dialog; what is loaded once comes at once. */
  load: () => Promise<Dialog>;
  /** Makes ready beforehand what the dialog will show. */
  prepare: () => void;
  open: (dialog: Dialog, opener: HTMLElement) => void;
};

/**
 * Opens the help in place of following a link to its page. The link is followed after all when the code
 * cannot be loaded or is late.
 *
 * @returns stops following
 */
export function followHelpLinks<Dialog>({ load, prepare, open }: Help<Dialog>): () => void {
  const onPointerDown = ({ target }: Event) => {
    if (helpLinkAt(target) !== null) prepare();
  };
  const onClick = (event: MouseEvent) => {
    const link = helpLinkAt(event.target);
    if (link === null || !isPlain(event) || location.pathname === HELP) return;
    event.preventDefault();
    const followLink = () => location.assign(HELP);
    const late = setTimeout(followLink, LONGEST_WAIT_MS);
    load()
      .then((dialog) => open(dialog, link))
      .catch(followLink)
      .finally(() => clearTimeout(late));
  };
  const stopWaiting = onFirstSign(prepare);
  document.addEventListener('pointerdown', onPointerDown, { passive: true });
  // In the capturing phase, so that the router sees a click that is already taken care of.
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    stopWaiting();
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('click', onClick, { capture: true });
  };
}

function helpLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href="${HELP}"]`) : null;
}

/** Neither meant for another tab or window nor for saving. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
