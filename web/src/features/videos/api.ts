import type { Video, VideosAnswer } from '@stillgrove/contract/videos';
import { request } from '../../platform/http/request';

/** @throws Error when the server does not answer with videos */
export async function fetchVideos(): Promise<readonly Video[]> {
  const { videos } = await request<VideosAnswer>('GET', '/api/v1/videos');
  if (!Array.isArray(videos)) throw new Error('Unexpected response format');
  return videos;
}
