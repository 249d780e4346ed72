import type { Video } from '@stillgrove/contract/videos';
import { useEffect, useState } from 'react';
import { fetchVideos } from './api';

export type VideoList =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly videos: readonly Video[] }
  | { readonly status: 'failed' };

/** The videos, asked for once and again when somebody tries again. */
export function useVideos(): { list: VideoList; tryAgain: () => void } {
  const [list, setList] = useState<VideoList>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    fetchVideos().then(
      (videos) => {
        if (!left) setList({ status: 'loaded', videos });
      },
      (error: unknown) => {
        console.info('Videos could not be loaded.', error);
        if (!left) setList({ status: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  return {
    list,
    tryAgain() {
      setList({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
