import { useEffect, useState } from 'react';
import { whenIdle } from './idle';

/** Whether the browser has had time for something else since this was first shown. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
