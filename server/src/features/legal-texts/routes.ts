import { LEGAL_TEXTS, type LegalTextName } from '@stillgrove/contract/legal-texts';
import type { LegalFacts } from '@stillgrove/content/legal-texts/facts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { PLAIN_PAGE_HEADERS } from '../../platform/http/plain-page';
import { shownText } from './shown-texts';
import type { readLegalTextVersion } from './store';
import { noVersionPage, versionPage } from './version-page';

const params = z.strictObject({
  version: z.string(),
});

type Options = {
  readVersion: (name: LegalTextName, version: number) => ReturnType<typeof readLegalTextVersion>;
  facts: () => Promise<LegalFacts>;
};

/** Earlier versions of the legal texts, each as a page of its own. The newest one is a page of the web build. */
export const legalTextsRoutes: FastifyPluginAsyncZod<Options> = async (app, { readVersion, facts }) => {
  const pageOf = async (name: LegalTextName, version: string): Promise<string | null> => {
    // People may type the address: whatever is no number is a version that does not exist.
    if (!/^\d{1,9}$/.test(version)) return null;
    const stored = await readVersion(name, Number(version));
    return stored === null ? null : versionPage(name, stored, shownText(stored.markdown, await facts()));
  };

  for (const name of LEGAL_TEXTS) {
    app.get(`/${name}/versions/:version`, {
      config: { access: 'public', limit: 'public-reads-of-address' },
      schema: { hide: true, params },
      handler: async (request, reply) => {
        const page = await pageOf(name, request.params.version);
        if (page === null) reply.code(404);
        return reply.headers(PLAIN_PAGE_HEADERS).send(page ?? noVersionPage(name));
      },
    });
  }
};
