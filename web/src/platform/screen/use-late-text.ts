import { useEffect, useState } from 'react';

/** The words of a live region, a moment after it is there: screen readers do not say what it is inserted with. */
export function useLateText(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLate(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return late;
}
