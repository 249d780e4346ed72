/** A leaf that grows from 0, 0 upwards, about 16 by 23. */
export const LEAF = 'M0 4C-8 -2 -7 -13 0 -19C7 -13 8 -2 0 4Z';
