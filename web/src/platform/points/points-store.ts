import { create } from 'zustand';

type PointsState = {
  totalScore: number;
  leaves: number;
  /** Awards that are kept on this device and not yet at the server. */
  waiting: number;
};

export const usePoints = create<PointsState>(() => ({ totalScore: 0, leaves: 0, waiting: 0 }));
