import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiDocsRoutes } from './features/api-docs/routes';
import { healthRoutes } from './features/health/routes';
import { databaseState } from './features/health/store';
import { legalFacts } from './features/legal-texts/legal-facts';
import { legalTextsRoutes } from './features/legal-texts/routes';
import { readLegalTextVersion } from './features/legal-texts/store';
import { createUnknownPage, pageRoutes, type Pages, pageWithNotice } from './features/pages/page-routes';
import { wellKnownRoutes } from './features/well-known/routes';
import { accountModule } from './modules/account-module';
import { type CoreOptions, createCore } from './modules/core';
import { httpModule } from './modules/http-module';
import { operatorModule } from './modules/operator-module';
import { visitorModule } from './modules/visitor-module';
import type { DeclaredRoute } from './platform/access/access';
import { startJobScheduler } from './platform/jobs/scheduler';
import { createDatabaseProbe } from './platform/database-probe';
import { answerUnknownPaths } from './platform/errors/error-answers';
import { addApiHeaders } from './platform/http/security-headers';
import { limitCallsOfAddresses } from './platform/rate-limits/address-gate';
import { scheduledJobs } from './scheduled-jobs';

type AppOptions = CoreOptions & {
  pages?: Pages;
  /** Removes files of builds that were replaced long ago, once an hour. */
  tidyAssets?: () => Promise<void>;
};

export type App = {
  /** To register more before `ready`; then `routing` serves each request. */
  readonly fastify: FastifyInstance;
  /** Every route and who may use it. */
  declaredRoutes(): DeclaredRoute[];
  /** Begins the work between requests: sending email, tidying up. */
  start(): void;
  /** Invites the operators whom the settings name, while no one is one or invited. */
  inviteNamedOperators(): Promise<void>;
  /** From now on the app says that it is not ready, and asks clients to hang up. */
  announceStop(): void;
  /** Ends the work between requests. The database stays open. */
  close(): Promise<void>;
};

/** Puts the server together. It listens to nothing; that is the process's business. */
export async function buildApp({ pages, tidyAssets, ...options }: AppOptions): Promise<App> {
  const core = createCore(options);
  const { config, db, clock, log, metrics, publicUrl, site, rateLimits } = core;
  let stopping = false;
  const isStopping = () => stopping;

  const { app, declaredRoutes, document, isProxyIgnored } = await httpModule(core, isStopping);
  answerUnknownPaths(app, pages && createUnknownPage(pages));

  const visitors = visitorModule(core);
  const accounts = accountModule(core, { beforeDeletion: visitors.leaveAppointments });
  const { personalData } = accounts;
  const { appointmentPorts } = visitors;
  const onChange = () => pages?.lookAgain();
  const articles = pages?.bundle.articles ?? 0;
  const operators = operatorModule(core, {
    personalData,
    appointmentPorts,
    articles,
    onChange,
    isProxyIgnored,
  });

  const database = createDatabaseProbe(() => databaseState(db));
  await app.register(healthRoutes, { database, isStopping, log });
  const indexed = pages?.bundle.indexed ?? [];
  await app.register(wellKnownRoutes, { clock, publicUrl, indexed, site, rateLimits });
  await app.register(legalTextsRoutes, {
    readVersion: (name, version) => readLegalTextVersion(db, name, version),
    facts: async () => legalFacts(await site(), config),
  });
  if (pages) {
    await accounts.registerForm(app, (refusal) => pageWithNotice(pages, '/login', refusal));
    await app.register(pageRoutes, { pages });
  }
  await app.register(async (api) => {
    addApiHeaders(api);
    limitCallsOfAddresses(api, rateLimits);
    for (const module of [accounts, visitors, operators]) await module.registerApi(api);
    await api.register(apiDocsRoutes, { document });
  });

  let running: { stop(): Promise<void> } | undefined;
  return {
    fastify: app,
    declaredRoutes,
    start() {
      core.outbox.start();
      const backupsDir = join(config.dataDir, 'backups');
      const jobs = scheduledJobs({ ...core, backupsDir, ...(tidyAssets && { tidyAssets }) });
      running = startJobScheduler({ db, clock, log, metrics, jobs });
    },
    inviteNamedOperators: operators.inviteNamed,
    announceStop() {
      stopping = true;
    },
    async close() {
      stopping = true;
      await app.close();
      await accounts.settled();
      await core.deletions.settled();
      await core.outbox.stop();
      await running?.stop();
      await visitors.settled();
    },
  };
}
