import { videosAnswer } from '@stillgrove/contract/videos';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorResponses } from '../../platform/errors/documented';
import { type Refusal, refuse } from '../../platform/errors/refusal';
import type { VideosService } from './service';

const NO_PICTURE: Refusal = {
  status: 404,
  code: 'no-picture',
  message: 'There is no picture for this video right now. Please try again later.',
};

/** Pictures change seldom, and the browser need not ask for each on every visit. */
const KEEP_PICTURE = 'public, max-age=86400';

const PICTURE = {
  description: 'The picture.',
  content: { 'image/jpeg': { schema: z.instanceof(Buffer) } },
};

export const videosRoutes: FastifyPluginAsyncZod<{ service: VideosService }> = async (app, { service }) => {
  app.get('/videos', {
    config: { access: 'public', limit: 'public-reads-of-address' },
    schema: {
      tags: ['Videos'],
      summary: 'Calming videos',
      description: 'The operator’s playlist. While the platform can’t be reached, the built-in scenes.',
      response: { 200: videosAnswer, ...errorResponses() },
    },
    handler: async () => ({ success: true as const, videos: [...(await service.videos())] }),
  });

  app.get('/videos/:id/thumbnail', {
    config: { access: 'public', limit: 'public-reads-of-address' },
    schema: {
      tags: ['Videos'],
      summary: 'Picture of a video',
      description: 'Only for videos in the list. JPEG, PNG or WebP.',
      params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
      response: { 200: PICTURE, ...errorResponses(400, 404) },
    },
    handler: async (request, reply) => {
      const picture = await service.thumbnail(request.params.id);
      if (picture === null) return refuse(reply, NO_PICTURE);
      return reply.type(picture.type).header('cache-control', KEEP_PICTURE).send(picture.body);
    },
  });
};
