import { useMemo } from 'react';
import { useHydrating } from '../screen/use-hydrating';
import { useAppStore } from '../session/app-store';
import { recall, remember } from './tab-memory';

/** Where someone is in something that takes a while. Their tab keeps it, so that a reload does not start over. */
export type PlaceKeeper<Place> = {
  /** @param place null forgets it */
  readonly keep: (place: Place | null) => void;
  /** Where the person had stopped before the page was loaded again or left; null at the beginning. */
  readonly find: () => Place | null;
};

/**
 * @param name of what the place is in, such as `sitting`
 * @param read makes a place of what was written; null when it is none
 * @param write what is kept of a place, as JSON
 */
export function createPlaceKeeper<Place>(
  name: string,
  read: (value: unknown) => Place | null,
  write: (place: Place) => unknown = (place) => place,
): PlaceKeeper<Place> {
  const key = () => `${name}:${useAppStore.getState().app.user?.id ?? ''}`;
  return {
    keep: (place) => remember(key(), place === null ? null : write(place)),
    find: () => read(recall(key())),
  };
}

/** The kept place, once it is known whose page this is. */
export function useKeptPlace<Place>({ find }: PlaceKeeper<Place>): Place | null {
  const hydrating = useHydrating();
  return useMemo(() => (hydrating ? null : find()), [hydrating, find]);
}
