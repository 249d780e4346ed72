import { booksAnswer } from '@stillgrove/contract/books';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import type { BooksService } from './service';

export const booksRoutes: FastifyPluginAsyncZod<{ service: BooksService }> = async (app, { service }) => {
  app.get('/books', {
    config: { access: 'public', limit: 'public-reads-of-address' },
    schema: {
      tags: ['Books'],
      summary: 'Books to read',
      description: 'From a book search service, cached by the server, or from the bundled list.',
      response: { 200: booksAnswer, ...errorResponses() },
    },
    handler: async () => {
      const { books, bundled } = await service.books();
      return { success: true as const, books: [...books], bundled };
    },
  });
};
