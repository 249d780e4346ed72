import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED = /[\\/]assets[\\/]/;

const NO_LIMIT = 'A file of the build costs what a page costs, and a page needs many at once.';

/**
 * The files of the web build. Those under `assets/` carry a hash of their content in their names and
 * are kept for a year; all others are asked about each time.
 *
 * @param folder absolute path of the built client
 * @param earlier absolute path of a folder with files of earlier builds, for tabs that are open on them
 */
export async function serveAssets(app: FastifyInstance, folder: string, earlier: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { access: 'public', limit: { none: NO_LIMIT } };
    });
    await files.register(fastifyStatic, {
      root: [folder, earlier],
      index: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => path !== '/manifest.json' && !path.endsWith('.br') && !path.endsWith('.gz'),
      setHeaders(response, path) {
        response.header(
          'cache-control',
          HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  });
}
