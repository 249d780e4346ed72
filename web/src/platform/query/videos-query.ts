import { t } from '@lingui/core/macro';
import { listVideos } from '@stillgrove/contract/operations/videos';
import { call } from '../http/call';
import { UnreachableError } from '../http/request';
import { queryOf } from './query';

/** The calm videos of the day, from our own server; asked for again when the network is back. */
export const videosQuery = {
  ...queryOf(listVideos),
  queryFn: async () => {
    try {
      const answer = await call(listVideos);
      if (!Array.isArray(answer.videos)) throw new UnreachableError('Unexpected response format');
      return answer;
    } catch (error) {
      console.warn('Failed to load videos.', error);
      throw error;
    }
  },
};

export const VIDEOS_FAILED = t`Failed to load videos. Please try again later.`;
