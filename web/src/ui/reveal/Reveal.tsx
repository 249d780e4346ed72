import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './Reveal.module.css';

type Props = { as?: 'li' | 'div'; className?: string | undefined; delayMs?: number; children: ReactNode };

/**
 * Lets a part of the page rise into view once, when it is scrolled to. What is on the first screen, and
 * everything when scripts are off or motion is unwanted, is simply there.
 */
export function Reveal({ as: Tag = 'div', className = '', delayMs = 0, children }: Props): ReactElement {
  const element = useRef<HTMLElement>(null);
  useEffect(
    () => (element.current === null ? undefined : revealOnSight(element.current, delayMs)),
    [delayMs],
  );
  return (
    <Tag ref={element as never} className={`${styles.reveal} ${className}`}>
      {children}
    </Tag>
  );
}

function revealOnSight(element: HTMLElement, delayMs: number): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return;
      if (element.dataset.reveal === undefined) {
        // The browser tells once at the beginning, without a layout of its own for the question.
        if (entry.isIntersecting || entry.boundingClientRect.top < innerHeight) observer.disconnect();
        else element.dataset.reveal = 'waiting';
        return;
      }
      if (!entry.isIntersecting) return;
      element.style.transitionDelay = `${String(delayMs)}ms`;
      element.dataset.reveal = 'shown';
      observer.disconnect();
    },
    // Begins before it is in sight, so that nothing is nearly invisible when it is scrolled to.
    { rootMargin: '0px 0px 35% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
