import { listVideos, readThumbnail } from '@stillgrove/contract/operations/videos';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/errors/refusal';
import type { VideosService } from './service';

const NO_PICTURE = new Refusal({ code: 'no-picture' });

/** Pictures change seldom, and the browser need not ask for each on every visit. */
const KEEP_PICTURE = 'public, max-age=86400';

export const videosRoutes: FastifyPluginAsync<{ service: VideosService }> = async (app, { service }) => {
  serve(app, listVideos, async () => ({ videos: [...(await service.videos())] }));

  serve(app, readThumbnail, async ({ params, reply }) => {
    const picture = await service.thumbnail(params.id);
    if (picture === null) return NO_PICTURE;
    return reply.type(picture.type).header('cache-control', KEEP_PICTURE).send(picture.body);
  });
};
