import { createElement, type ComponentType, type ReactElement } from 'react';
import { create } from 'zustand';

/** What stays while pages change, such as the bar of a sound that plays on. Its page brings the code along. */
const useLasting = create<{ readonly Part: ComponentType | null }>(() => ({ Part: null }));

/** @param Part null takes it away */
export function showLasting(Part: ComponentType | null): void {
  useLasting.setState({ Part });
}

export function LastingPart(): ReactElement | null {
  const Part = useLasting((state) => state.Part);
  return Part === null ? null : createElement(Part);
}
