import { t } from '@lingui/core/macro';
import type { Video } from '@stillgrove/contract/videos';
import { useEffect, useRef, type ReactElement } from 'react';
import { listenForArrowKeys } from './arrow-keys';
import { ArrowButton } from '../../ui/carousel/ArrowButton';
import { pageCount, pageSpan } from './pages';
import { SlideDots } from '../../ui/carousel/SlideDots';
import type { Direction } from '../../ui/carousel/swipe';
import { useCarousel } from '../../ui/carousel/use-carousel';
import { VideoCard } from './VideoCard';
import styles from './VideoCarousel.module.css';

/** Videos that are visible at once (specification, section 9). */
const VISIBLE = 3;

/** The videos, three at a time: side by side where there is room, one below another on a phone. */
export function VideoCarousel({ videos }: { videos: readonly Video[] }): ReactElement {
  const pages = pageCount(videos.length, VISIBLE);
  const { index, show, move, swipeArea } = useCarousel(pages);
  const { from, to } = pageSpan(videos.length, VISIBLE, index);
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list, index, move);
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t`carousel`}
      aria-label={t`Videos, three at a time`}
    >
      <div ref={swipeArea} className={styles.window}>
        <ul ref={list} key={index} className={styles.page}>
          {videos.slice(from, to).map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </ul>
      </div>
      {pages > 1 && (
        <div className={styles.controls}>
          <ArrowButton direction="previous" label={t`Previous videos`} onPress={move} />
          <SlideDots
            label={t`Choose videos`}
            titles={Array.from({ length: pages }, (_, page) => spanWords(videos.length, page))}
            index={index}
            onChoose={show}
          />
          <ArrowButton direction="next" label={t`Next videos`} onPress={move} />
        </div>
      )}
      <p role="status" className={styles.place}>
        {`${spanWords(videos.length, index)} of ${videos.length}`}
      </p>
    </section>
  );
}

function spanWords(count: number, page: number): string {
  const { from, to } = pageSpan(count, VISIBLE, page);
  return t`Videos ${from + 1} to ${to}`;
}

/** Turns pages by the arrow keys; the focus stays on the same place of the next page. */
function useArrowKeys(
  list: React.RefObject<HTMLUListElement | null>,
  index: number,
  move: (direction: Direction) => void,
): void {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const page = list.current;
    if (page === null) return undefined;
    const links = () => [...page.querySelectorAll('a')];
    if (place.current !== null) links()[Math.min(place.current, links().length - 1)]?.focus();
    place.current = null;
    return listenForArrowKeys(page, (direction) => {
      place.current = links().findIndex((link) => link === document.activeElement);
      move(direction);
    });
  }, [index, list, move]);
}
