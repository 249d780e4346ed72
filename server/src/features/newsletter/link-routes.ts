import {
  showConfirmPage,
  confirmSubscription,
  showLeavePage,
  unsubscribe,
} from '@stillgrove/contract/operations/newsletter';
import { serve } from '../../platform/http/serve';
import type { FastifyReply, FastifyPluginAsync } from 'fastify';
import { WRONG_LINK } from '../../platform/emailed-links/wrong-link';
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
  WRONG_LINK_WORDS,
} from './pages';
import type { NewsletterService } from './service';

/** Where the links in email lead. A GET only asks; the button on its page does what was asked for. */
export const newsletterLinkRoutes: FastifyPluginAsync<{ service: NewsletterService }> = async (
  app,
  { service },
) => {
  readForms(app);

  serve(
    app,
    showConfirmPage,
    async ({ query, reply }) => {
      const { token } = query;
      return isToken(token) ? show(reply, questionPage(CONFIRM_QUESTION, token)) : showWrongLink(reply);
    },
    { refusalPage: refusedPage },
  );

  serve(
    app,
    confirmSubscription,
    async ({ body, reply }) => {
      const token = body?.token;
      if (!isToken(token) || !(await service.confirm(token))) return WRONG_LINK;
      return show(reply, saidPage(CONFIRMED));
    },
    { refusalPage: refusedPage },
  );

  serve(
    app,
    showLeavePage,
    async ({ query, reply }) => {
      const { token } = query;
      return isToken(token) ? show(reply, questionPage(LEAVE_QUESTION, token)) : showWrongLink(reply);
    },
    { refusalPage: refusedPage },
  );

  serve(
    app,
    unsubscribe,
    async ({ body, query, reply }) => {
      const token = body?.token ?? query.token;
      if (!isToken(token)) return showWrongLink(reply);
      await service.leave(token);
      return show(reply, saidPage(LEFT));
    },
    { refusalPage: refusedPage },
  );
};

function show(reply: FastifyReply, markup: string): FastifyReply {
  return reply.headers(PLAIN_PAGE_HEADERS).send(markup);
}

function showWrongLink(reply: FastifyReply): FastifyReply {
  return show(reply.code(404), saidPage(WRONG_LINK_WORDS));
}
