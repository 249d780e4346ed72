/** Runs at the end of the HTML of pages with a slideshow, before what holds every other press. */
import { turnSlides } from './slides';

turnSlides();
