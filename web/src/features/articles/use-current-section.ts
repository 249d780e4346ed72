import { useEffect, useState } from 'react';

/** A thin band in the upper part of the window, where people read. */
const READING_LINE = '-25% 0px -70% 0px';

/** The section that is being read; null before the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setCurrent((entered.target as HTMLElement).dataset.section ?? null);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id)?.closest('[data-section]');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
