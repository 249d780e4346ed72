/** Runs at the end of every page's HTML: answers what needs no more than this, and loads the page's code. */
import './controls';
import { whenIdle } from '../platform/clock/idle';
import { fetchFile } from '../platform/http/fetch-file';
import { afterFirstPaint } from '../platform/screen/first-paint';
import { onFirstInteraction } from '../platform/screen/first-interaction';
import { holdPress } from './held-press';
import { loadCode } from './load-code';
import { showPresses } from './press';

const script = document.currentScript;
const { entry = '', parts = '', urgent } = script?.dataset ?? {};

showPresses();
holdPress();
loadCode(
  { entry, parts: parts.split(' '), isUrgent: urgent !== undefined },
  {
    afterFirstPaint,
    whenIdle,
    onFirstInteraction,
    run: (path) => import(/* @vite-ignore */ path),
    fetchFile,
    onAllFetched: () => script?.setAttribute('data-fetched', ''),
  },
);
