import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { refusalPages } from '../../platform/errors/documented';
import { PLAIN_PAGE_HEADERS } from '../../platform/http/plain-page';
import { isToken } from '../../platform/tokens';
import { readForms } from './forms';
import {
  CONFIRM_QUESTION,
  CONFIRMED,
  LEAVE_QUESTION,
  LEFT,
  questionPage,
  refusedPage,
  saidPage,
  WRONG_LINK,
} from './pages';
import type { NewsletterService } from './service';

const tags = ['Newsletter'];

/** Further fields are let through: links in email are often decorated on their way. */
const withToken = z.object({ token: z.optional(z.string()) });
const form = z.nullish(withToken);

const page = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } });
const pages = { 200: page('It worked.'), 404: page('The link is wrong or no longer valid.') };

/** Where the links in email lead. A GET only asks; the button on its page does what was asked for. */
export const newsletterLinkRoutes: FastifyPluginAsyncZod<{ service: NewsletterService }> = async (
  app,
  { service },
) => {
  readForms(app);

  app.get('/confirm', {
    config: { access: 'public', limit: 'calls-of-address', refusalPage: refusedPage },
    schema: {
      tags,
      summary: 'Page that asks whether to subscribe',
      description: 'Where the link in the confirmation email leads. Changes nothing by itself.',
      querystring: withToken,
      response: { ...pages, ...refusalPages(400) },
    },
    handler: async (request, reply) => {
      const { token } = request.query;
      return isToken(token) ? show(reply, questionPage(CONFIRM_QUESTION, token)) : showWrongLink(reply);
    },
  });

  app.post('/confirm', {
    config: { access: 'public', limit: 'links-of-address', refusalPage: refusedPage },
    schema: {
      tags,
      summary: 'Confirm a subscription',
      description: 'Takes a form with the `token` from the email. Sends a welcome email once.',
      consumes: ['application/x-www-form-urlencoded'],
      body: form,
      response: { ...pages, ...refusalPages(400, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const token = request.body?.token;
      if (!isToken(token) || !(await service.confirm(token))) return showWrongLink(reply);
      return show(reply, saidPage(CONFIRMED));
    },
  });

  app.get('/leave', {
    config: { access: 'public', limit: 'calls-of-address', refusalPage: refusedPage },
    schema: {
      tags,
      summary: 'Page that asks whether to unsubscribe',
      description: 'Where the link in every newsletter leads. Changes nothing by itself.',
      querystring: withToken,
      response: { ...pages, ...refusalPages(400) },
    },
    handler: async (request, reply) => {
      const { token } = request.query;
      return isToken(token) ? show(reply, questionPage(LEAVE_QUESTION, token)) : showWrongLink(reply);
    },
  });

  app.post('/leave', {
    // Email providers send it for their users, from sites of their own (RFC 8058).
    config: {
      access: 'public',
      limit: 'unsubscriptions-of-address',
      openToOtherSites: true,
      refusalPage: refusedPage,
    },
    schema: {
      tags,
      summary: 'Unsubscribe from the newsletter',
      description:
        'Takes the `token` from the address or from a form, so that one-click unsubscribe (RFC 8058) works, too. The answer is the same for someone who has already unsubscribed.',
      consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
      querystring: withToken,
      body: form,
      response: { ...pages, ...refusalPages(400, 413, 415) },
    },
    handler: async (request, reply) => {
      const token = request.body?.token ?? request.query.token;
      if (!isToken(token)) return showWrongLink(reply);
      await service.leave(token);
      return show(reply, saidPage(LEFT));
    },
  });
};

function show(reply: FastifyReply, markup: string): FastifyReply {
  return reply.headers(PLAIN_PAGE_HEADERS).send(markup);
}

function showWrongLink(reply: FastifyReply): FastifyReply {
  return show(reply.code(404), saidPage(WRONG_LINK));
}
