import type { Video, VideosAnswer } from '@stillgrove/contract/videos';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { request, UnreachableError } from '../http/request';

export type VideoList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly videos: readonly Video[] };

const LOADING: VideoList = { status: 'loading' };
const FAILED: VideoList = { status: 'failed' };

/** The last list that arrived, shown at once when someone comes back to a page. */
let latest: VideoList | null = null;

/** The calm videos of the day, from our own server; asked for again when the network is back. */
export function useVideos(): { list: VideoList; tryAgain: () => void } {
  const [list, setList] = useState<VideoList>(latest ?? LOADING);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let left = false;
    void askForVideos().then((answer) => {
      if (!left) setList(answer);
    });
    return () => {
      left = true;
    };
  }, [attempt]);

  const tryAgain = () => {
    setList(LOADING);
    countAttempt();
  };

  const askAgain = useEffectEvent(tryAgain);
  const failed = list.status === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    const listen = () => askAgain();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [failed]);

  return { list, tryAgain };
}

async function askForVideos(): Promise<VideoList> {
  try {
    const { videos } = await request<VideosAnswer>('GET', '/api/v1/videos');
    if (!Array.isArray(videos)) throw new UnreachableError('Unexpected response format');
    latest = { status: 'ready', videos };
    return latest;
  } catch (error) {
    console.warn('Failed to load videos.', error);
    return latest ?? FAILED;
  }
}
