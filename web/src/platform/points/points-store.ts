import { create } from 'zustand';

type PointsState = {
  totalScore: number;
  leaves: number;
  /** Awards that a delivery could not bring to the server and that are kept on this device. */
  waiting: number;
};

export const usePoints = create<PointsState>(() => ({ totalScore: 0, leaves: 0, waiting: 0 }));
