import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line for each answer: request id, method, route as it is declared, status and milliseconds. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The answer's line says it all.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.info({ ...facts, err: error }, 'the client closed the connection');
    else request.log.info(facts);
  }
}
