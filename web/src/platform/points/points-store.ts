import { create } from 'zustand';

export type PointsState = {
  totalScore: number;
  leaves: number;
  /** Points of this calendar day that were earned on this device. */
  today: number;
  /** Awards that a delivery could not bring to the server and that are kept on this device. */
  waiting: number;
  /** What they wait for: that the server answers, or that their person signs in again. */
  waitingFor: 'server' | 'sign-in';
};

export const NO_POINTS: PointsState = {
  totalScore: 0,
  leaves: 0,
  today: 0,
  waiting: 0,
  waitingFor: 'server',
};

export const usePoints = create<PointsState>(() => NO_POINTS);
