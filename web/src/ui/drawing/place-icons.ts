/**
 * One family of line drawings for the five places, as strokes on a 24 by 24 grid: round ends, about 18 units
 * wide and high. Apart from the other icons, because only the server draws them: the browser keeps what it was sent.
 */
export const PLACE_ICONS = {
  today:
    'M7 15.5a5 5 0 0 1 10 0M12 4v2.8M4.6 7.6l1.9 1.9M19.4 7.6l-1.9 1.9M2.5 15.5h1M20.5 15.5h1M3 19.7c3-1.5 6-1.5 9 0s6 1.5 9 0',
  breathe: 'M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM20.4 9.4A8.8 8.8 0 1 1 14.6 3.6M18.2 5.8h0',
  play: 'M9.2 3.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4ZM18 11.9a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8ZM11 17a1.9 1.9 0 1 0 0 3.8A1.9 1.9 0 0 0 11 17ZM7 8.5A2.4 2.4 0 0 1 8.7 6.7',
  diary:
    'M12 6.7C9.9 5.3 7.3 4.7 4.3 4.8A1 1 0 0 0 3.3 5.8V17a1 1 0 0 0 1 1c2.9-.1 5.6.4 7.7 1.8 2.1-1.4 4.8-1.9 7.7-1.8a1 1 0 0 0 1-1V5.8a1 1 0 0 0-1-1C16.7 4.7 14.1 5.3 12 6.7ZM12 6.7v13.1',
  tree: 'M12 20.5v-9M12 15.7l3-2.8M8.7 16.3H7.6A4.4 4.4 0 0 1 6.5 7.7 5.6 5.6 0 0 1 17.5 7.7 4.4 4.4 0 0 1 16.4 16.3H15.3M7.5 20.9q4.5-1 9 0',
} as const;

export type PlaceIcon = keyof typeof PLACE_ICONS;
