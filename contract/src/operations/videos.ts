import * as z from 'zod/mini';
import { operation } from '../operation';
import { videosAnswer } from '../videos';

export const listVideos = operation({
  method: 'GET',
  path: '/api/v1/videos',
  tag: 'Videos',
  summary: 'Calming videos',
  description: 'The operator’s playlist. While the platform can’t be reached, the built-in scenes.',
  access: 'public',
  limit: 'public-reads-of-address',
  answer: videosAnswer,
});

export const readThumbnail = operation({
  method: 'GET',
  path: '/api/v1/videos/:id/thumbnail',
  tag: 'Videos',
  summary: 'Picture of a video',
  description: 'Only for videos in the list. JPEG, PNG or WebP.',
  access: 'public',
  limit: 'public-reads-of-address',
  params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  answer: { contentType: 'image/jpeg', description: 'The picture.' },
  refusals: ['no-picture'],
});
