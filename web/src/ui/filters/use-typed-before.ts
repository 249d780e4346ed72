import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A field whose value a component keeps. What was typed, chosen or ticked in it before its code was there, or what the
 * browser filled in again after a way back, is in the field and nowhere else: the component is told of it.
 *
 * @param isNew whether the field says something else than the component
 * @param tell tells the component what the field says
 */
export function useTypedBefore<Field extends HTMLElement>(
  isNew: (field: Field) => boolean,
  tell: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const look = useEffectEvent(() => {
    if (field.current !== null && isNew(field.current)) tell(field.current);
  });
  useLayoutEffect(() => look(), []);
  return field;
}
