import type { PlacedGuest } from '@stillgrove/domain/growth-tree/guest-places';
import type { ReactElement } from 'react';
import { GUEST_SHAPES } from './guest-shapes';
import { PAINT } from './layers';
import { lanternGlow, layerOf, lineOf } from './places';
import { GlowShape, Shapes } from './Shapes';

type Props = { guests: readonly PlacedGuest[]; on: ReturnType<typeof layerOf> };

/** Those of the guests that belong to one layer of the drawing. */
export function Guests({ guests, on }: Props): ReactElement {
  return <>{guests.map((guest) => layerOf(guest) === on && <GuestShape key={guest.name} guest={guest} />)}</>;
}

function GuestShape({ guest }: { guest: PlacedGuest }): ReactElement {
  const { name, x, y, scale, side } = guest;
  const string = lineOf(guest);
  return (
    <>
      {name === 'lantern' && <GlowShape glow={lanternGlow(guest)} />}
      {string !== null && <path d={string} stroke={PAINT.wood} strokeWidth="3" />}
      <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale * side)} ${String(scale)})`}>
        <Shapes shapes={GUEST_SHAPES[name]} />
      </g>
    </>
  );
}
