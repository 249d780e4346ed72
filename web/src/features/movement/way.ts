import { WAYS, type Way } from '@stillgrove/domain/movement/routine';
import { create } from 'zustand';
import { readPreference, writePreference } from '../../platform/preferences/preferences';

/** In which way steps are told and drawn; kept on the device. */
export const useWay = create<{ way: Way }>(() => ({ way: 'full' }));

/** Takes over what was chosen on this device before. */
export function loadWay(): void {
  const stored = readPreference('movement-way');
  useWay.setState({ way: WAYS.find((known) => known === stored) ?? 'full' });
}

export function chooseWay(way: Way): void {
  writePreference('movement-way', way === 'full' ? null : way);
  useWay.setState({ way });
}
