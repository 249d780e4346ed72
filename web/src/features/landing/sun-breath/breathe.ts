import { noteBreathedMinute } from '../../../platform/storage/breathed-minutes';
import { startMinute, type Minute } from './minute';
import { glide, isStill, type Place } from './motion';

const FADE_MS = 500;
const GLIDE_MS = 1_200;

/** Opens the minute of slow breath over the page; the sun comes from where it stands there, and goes back to it. */
export function breathe(dialog: HTMLDialogElement, sun: HTMLElement): void {
  const parts = (name: string) => [...dialog.querySelectorAll<HTMLElement>(`[data-part=${name}]`)];
  const help = document.querySelector<HTMLDialogElement>('#help-dialog');
  const { documentElement: root } = document;
  const open = new AbortController();
  const { signal } = open;
  const lasting = (ms: number) => ({ duration: isStill() ? 1 : ms });
  const placeOf = (name: string) => parts(name)[0]?.getBoundingClientRect() ?? new DOMRect();
  /** Where the sun stands on the page. */
  const home = () => (sun.querySelector('i') ?? sun).getBoundingClientRect();
  /** Lets the sun come from another place, or go there. */
  const move = (other: Place, timing: KeyframeAnimationOptions) => {
    for (const place of parts('place')) glide(place, placeOf('disc'), other, timing);
  };
  const focus = (name: string) => parts(name)[0]?.focus({ preventScroll: true });
  let minute: Minute;

  const isAttended = () => document.visibilityState === 'visible' && help?.open !== true;
  const attend = () => {
    if (dialog.dataset.state !== 'over') minute.attend(isAttended());
  };
  const over = () => {
    const before = placeOf('disc');
    dialog.dataset.state = 'over';
    noteBreathedMinute();
    move(before, lasting(GLIDE_MS));
    focus('over');
  };
  const begin = () => {
    dialog.dataset.state = 'in';
    minute = startMinute(dialog, parts, over);
    attend();
  };
  const again = () => {
    const before = placeOf('disc');
    begin();
    move(before, lasting(GLIDE_MS));
    focus('title');
  };
  const leave = () => {
    minute.attend(false);
    const away = { ...lasting(FADE_MS), direction: 'reverse', fill: 'forwards' } as const;
    move(home(), away);
    dialog.animate({ opacity: [0, 1] }, away).onfinish = () => {
      dialog.close();
      end();
    };
  };
  const end = () => {
    // The event of an earlier end may come when the minute has been opened again.
    if (dialog.open) return;
    open.abort();
    minute.stop();
    for (const animation of dialog.getAnimations({ subtree: true })) animation.cancel();
    delete dialog.dataset.state;
    root.style.scrollbarGutter = '';
    sun.focus({ preventScroll: true });
  };
  const press = ({ target }: MouseEvent) => {
    const name = target instanceof Element ? target.closest<HTMLElement>('button')?.dataset.part : undefined;
    if (name === 'stop') leave();
    else if (name === 'again') again();
    // Help may have been opened.
    else attend();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    leave();
  };

  dialog.addEventListener('click', press, { signal });
  dialog.addEventListener('cancel', cancel, { signal });
  dialog.addEventListener('close', end, { signal });
  help?.addEventListener('close', attend, { signal });
  document.addEventListener('visibilitychange', attend, { signal });

  // A scrollbar that takes up room leaves it behind, so that the page below stays as it is.
  root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
  dialog.showModal();
  begin();
  dialog.animate({ opacity: [0, 1] }, lasting(FADE_MS));
  move(home(), lasting(GLIDE_MS));
  const hero = sun.closest('section')?.getBoundingClientRect();
  for (const ground of parts('ground')) {
    const own = ground.getBoundingClientRect();
    if (hero)
      glide(
        ground,
        own,
        new DOMRect(own.x, hero.bottom - own.height, own.width, own.height),
        lasting(GLIDE_MS),
      );
  }
}
