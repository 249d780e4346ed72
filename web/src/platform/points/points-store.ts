import { create } from 'zustand';

type PointsState = {
  totalScore: number;
  leaves: number;
  /** Points of this calendar day that were earned on this device. */
  today: number;
  /** Awards that a delivery could not bring to the server and that are kept on this device. */
  waiting: number;
};

export const usePoints = create<PointsState>(() => ({ totalScore: 0, leaves: 0, today: 0, waiting: 0 }));
