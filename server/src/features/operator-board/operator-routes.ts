import { readBoard } from '@stillgrove/contract/operations/operator-board';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { BoardService } from './service';

/** How the instance is today, for operators. */
export const boardRoutes: FastifyPluginAsync<{ service: BoardService }> = async (app, { service }) => {
  serve(app, readBoard, async ({ query: { timeZone } }) => service.read(timeZone));
};
