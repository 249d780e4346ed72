import { listBooks } from '@stillgrove/contract/operations/books';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { BooksService } from './service';

export const booksRoutes: FastifyPluginAsync<{ service: BooksService }> = async (app, { service }) => {
  serve(app, listBooks, async () => {
    const { books, bundled } = await service.books();
    return { books: [...books], bundled };
  });
};
