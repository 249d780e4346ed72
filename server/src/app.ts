import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { bundledBooks } from '@stillgrove/content/books/books';
import { readScenes } from '@stillgrove/content/scenes/scenes';
import type { Book } from '@stillgrove/contract/books';
import type { Video } from '@stillgrove/contract/videos';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { chores } from './chores';
import type { Config } from './config';
import type { Db } from './db/transaction';
import { signInFormRoutes } from './features/accounts/form-routes';
import { createPasswordSignIn } from './features/accounts/password-sign-in';
import { accountsRoutes } from './features/accounts/routes';
import { createAccountsService } from './features/accounts/service';
import { apiDocsRoutes } from './features/api-docs/routes';
import { openingRoutes } from './features/before-you-open/operator-routes';
import { createOpeningService } from './features/before-you-open/service';
import { booksRoutes } from './features/books/routes';
import { createBooksService } from './features/books/service';
import { operatorAppointmentsRoutes } from './features/appointments/operator-routes';
import { createOperatorAppointmentsService } from './features/appointments/operator-service';
import { listAllUpcoming } from './features/appointments/operator-store';
import { appointmentsRoutes } from './features/appointments/routes';
import { createAppointmentsService } from './features/appointments/service';
import { operatorContactRoutes } from './features/contact/operator-routes';
import { createOperatorContactService } from './features/contact/operator-service';
import { contactRoutes } from './features/contact/routes';
import { createContactService } from './features/contact/service';
import { devicesRoutes } from './features/devices/routes';
import { createDevicesService } from './features/devices/service';
import { emailAddressRoutes } from './features/email-address/routes';
import { createEmailAddressService } from './features/email-address/service';
import { operatorFaqRoutes } from './features/faq/operator-routes';
import { createOperatorFaqService } from './features/faq/operator-service';
import { healthRoutes } from './features/health/routes';
import { databaseState } from './features/health/store';
import { operatorHelpRoutes } from './features/help/operator-routes';
import { createOperatorHelpService } from './features/help/operator-service';
import { shownHelplines } from './features/help/shown-helplines';
import { readHelplines } from './features/help/store';
import { legacyRecordChangeRoute, legacyRecordsRoutes } from './features/legacy-records/routes';
import { createLegacyRecordsService } from './features/legacy-records/service';
import { legalFacts } from './features/legal-texts/legal-facts';
import { operatorLegalTextsRoutes } from './features/legal-texts/operator-routes';
import { createOperatorLegalTextsService } from './features/legal-texts/operator-service';
import { legalTextsRoutes } from './features/legal-texts/routes';
import { operatorNewsletterRoutes } from './features/newsletter/operator-routes';
import { createOperatorNewsletterService } from './features/newsletter/operator-service';
import { newsletterRoutes } from './features/newsletter/routes';
import { createNewsletterService } from './features/newsletter/service';
import { membersRoutes } from './features/members/operator-routes';
import { createMembersService } from './features/members/service';
import { operatorActionsRoutes } from './features/operator-actions/operator-routes';
import { emailQueueRoutes } from './features/email-queue/operator-routes';
import { createEmailQueueService } from './features/email-queue/service';
import { operatorWaitingRoutes } from './features/operator-waiting/operator-routes';
import { operatorsRoutes } from './features/operators/operator-routes';
import { invitationRoutes } from './features/operators/routes';
import { createOperatorsService } from './features/operators/service';
import type { PageWithNotice } from './features/pages/page-handler';
import { guardedPageRoutes } from './features/pages/guarded-page-routes';
import { passwordsRoutes } from './features/passwords/routes';
import { createPasswordsService } from './features/passwords/service';
import { personalDataRoutes } from './features/personal-data/routes';
import { createPersonalDataService } from './features/personal-data/service';
import { pointsRoutes } from './features/points/routes';
import { createPointsService } from './features/points/service';
import { createPasskeysService } from './features/second-factor/passkeys';
import { secondFactorRoutes } from './features/second-factor/routes';
import { reAuthenticationRoutes } from './features/re-authentication/routes';
import { createSecondFactorService } from './features/second-factor/service';
import { secondFactorSignInRoutes } from './features/second-factor/sign-in-routes';
import { factorsSince } from './features/second-factor/store';
import { operatorSiteRoutes } from './features/site/operator-routes';
import { createOperatorSiteService } from './features/site/operator-service';
import { readSite } from './features/site/store';
import { videosRoutes } from './features/videos/routes';
import { createVideosService } from './features/videos/service';
import { operatorTherapistsRoutes } from './features/therapists/operator-routes';
import { createTherapistsService } from './features/therapists/operator-service';
import { findTherapistToMeet, listTherapists } from './features/therapists/store';
import { wellKnownRoutes } from './features/well-known/routes';
import { PERSONAL_DATA } from './personal-data';
import { type DeclaredRoute, guardAccess } from './platform/access/access';
import { runsTheSite } from './platform/access/operators';
import { startChores } from './platform/chores';
import type { Clock } from './platform/clock';
import { answerError, answerErrors, answerUnknownPaths } from './platform/errors/error-answers';
import type { Refusal } from './platform/errors/refusal';
import { answerWrongMethods } from './platform/errors/wrong-method';
import { createDatabaseProbe } from './platform/database-probe';
import { answerSerializer } from './platform/http/answer-serializer';
import { closeConnectionsWhen } from './platform/http/farewell';
import { BODY_LIMIT } from './platform/http/limits';
import { guardOrigin } from './platform/http/origin-guard';
import { keepOutNul } from './platform/http/nul-character';
import { hintAtProxy } from './platform/http/proxy-hint';
import { nameRequests, requestIds } from './platform/http/request-id';
import { refuseOversized } from './platform/http/request-limits';
import { RequestLog } from './platform/http/request-log';
import { proxyTrust } from './platform/http/trusted-proxies';
import { addApiHeaders, addSecurityHeaders, securityHeaders } from './platform/http/security-headers';
import { createKnownDevices } from './platform/known-devices/known-devices';
import type { Log } from './platform/logging';
import { DELETION_FILE } from './platform/deletions/deletion-file';
import { createDeletions } from './platform/deletions/deletions';
import { createOutbox } from './platform/email/outbox';
import { createEmailFiles } from './platform/email/email-files';
import { emailTransport } from './platform/email/transports';
import { createEmailedLinks } from './platform/emailed-links/emailed-links';
import { measureRequests } from './platform/metrics/measure-requests';
import { type Metrics, NO_METRICS } from './platform/metrics/metrics';
import { describeApi } from './platform/openapi';
import { createPasswordStrength } from './platform/password-strength/password-strength';
import { createPasswords, type Passwords } from './platform/passwords';
import { createPendingSignIns } from './platform/pending-sign-ins/pending-sign-ins';
import { createReAuthentication } from './platform/re-authentication/re-authentication';
import { limitCallsOfAddresses } from './platform/rate-limits/address-gate';
import { createMemoryCounter } from './platform/rate-limits/memory-counter';
import { createRateLimits } from './platform/rate-limits/rate-limits';
import { limitRoutes } from './platform/rate-limits/route-limits';
import { createDatabaseCounter } from './platform/rate-limits/store';
import type { Secrets } from './platform/secrets/secrets';
import { logSecurityEvent, logSecurityEvents } from './platform/security-events/security-events';
import { cookieNames } from './platform/session/cookies';
import { createSessions } from './platform/session/sessions';

/** Answers for people, served before the framework. */
export type Pages = {
  /** True when the request is served. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  notFound(request: IncomingMessage, response: ServerResponse): void;
  /** Paths of pages for operators, and what serves them once it is known who asks. */
  readonly guardedPaths: readonly string[];
  serveGuarded(path: string, request: IncomingMessage, response: ServerResponse): void;
  /** A page with a sentence above it that says why what was asked for was not done. */
  withNotice(path: string, refusal: Refusal): Promise<PageWithNotice>;
  /** Paths that search engines may list. */
  readonly indexed: readonly string[];
  /** Called when what pages are made of may have changed. */
  lookAgain(): void;
};

export type AppOptions = {
  config: Config;
  /** Open and up to date. */
  db: Db;
  clock: Clock;
  log: Log;
  /** By the keys that the settings or the data folder hold. */
  secrets: Secrets;
  /** No one watches unless given. */
  metrics?: Metrics;
  passwords?: Passwords;
  pages?: Pages;
  /** Removes files of builds that were replaced long ago, once an hour. */
  tidyAssets?: () => Promise<void>;
};

export type App = {
  /** For `inject`, and to register more before `ready`. */
  readonly fastify: FastifyInstance;
  /** Every route and who may use it. */
  declaredRoutes(): DeclaredRoute[];
  /** Serves one request: pages first, then the framework. Call after `fastify.ready()`. */
  readonly handle: RequestListener;
  /** Begins the work between requests: sending email, tidying up. */
  start(): void;
  /** Invites the operators whom the settings name, while no one is one or invited. */
  inviteNamedOperators(): Promise<void>;
  /** From now on the app says that it is not ready, and asks clients to hang up. */
  announceStop(): void;
  /** Ends the work between requests. The database stays open. */
  close(): Promise<void>;
};

const BOOKS: readonly Book[] = bundledBooks().map(
  ({ id, title, authors, publishedDate = null, description, note = null, previewLink }) => ({
    id,
    title,
    authors,
    publishedDate,
    description,
    note,
    previewLink,
  }),
);

const SCENES: readonly Video[] = readScenes().map(({ id, title }) => ({
  id,
  kind: 'scene',
  title,
  thumbnail: `/scenes/${id}.svg`,
  link: `/video?scene=${id}`,
}));

/** Puts the server together. It listens to nothing; that is the process's business. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db, clock, log, secrets, pages, tidyAssets, metrics = NO_METRICS } = options;
  const https = config.publicUrl.startsWith('https:');
  const headers = securityHeaders({ https });
  const trustsProxy = proxyTrust(config.trustProxy);
  let stopping = false;
  const isStopping = () => stopping;

  const rateLimits = createRateLimits({
    clock,
    factor: config.rateLimitFactor,
    counters: { database: createDatabaseCounter(db), memory: createMemoryCounter() },
    metrics,
    secrets,
  });
  const knownDevices = createKnownDevices({ db, clock, https });
  const sessions = createSessions({ db, clock, days: config.sessionDays, https, knownDevices });
  const pendingSignIns = createPendingSignIns({ db, clock, https });
  const siteNameIn = async (place: Db) => (await readSite(place, config.siteDefaults)).site.name;
  const outbox = createOutbox({
    db,
    clock,
    log,
    metrics,
    transport: emailTransport(config),
    from: config.emailFrom,
    rateLimits,
    siteName: siteNameIn,
    publicUrl: config.publicUrl,
  });
  const emailFiles = createEmailFiles(join(config.dataDir, 'mail'));
  const deletions = createDeletions({
    db,
    clock,
    secrets,
    file: join(config.dataDir, DELETION_FILE),
    emailFiles,
    log,
  });
  const site = async () => (await readSite(db, config.siteDefaults)).site;
  const siteName = async () => (await site()).name;
  const passwords = options.passwords ?? createPasswords();
  const strength = createPasswordStrength({ siteName });
  const reAuthentication = createReAuthentication({ db, clock, passwords, rateLimits });
  const { publicUrl } = config;
  const emailedLinks = createEmailedLinks({ db, clock, publicUrl });
  const accounts = createAccountsService({
    db,
    clock,
    passwords,
    strength,
    emailedLinks,
    rateLimits,
    outbox,
    site,
  });
  const changingPasswords = createPasswordsService({
    db,
    clock,
    log,
    passwords,
    strength,
    reAuthentication,
    emailedLinks,
    outbox,
    siteName,
    publicUrl,
  });
  const appointmentOptions = {
    db,
    clock,
    outbox,
    findTherapist: findTherapistToMeet,
    findSite: async (place: Db) => (await readSite(place, config.siteDefaults)).site,
    publicUrl: config.publicUrl,
  };
  const appointments = createAppointmentsService(appointmentOptions);
  const personalData = createPersonalDataService({
    db,
    clock,
    reAuthentication,
    rateLimits,
    parts: PERSONAL_DATA,
    deletions,
    beforeDeletion: appointments.leaveAll,
    siteName,
  });
  const emailAddress = createEmailAddressService({
    db,
    clock,
    reAuthentication,
    erase: personalData.erase,
    emailedLinks,
    outbox,
    site,
  });
  const secondFactor = createSecondFactorService({
    db,
    clock,
    reAuthentication,
    rateLimits,
    outbox,
    secrets,
    onRecoveryCodeUsed: (account) => {
      logSecurityEvent(log, { name: 'recovery-code-used', outcome: 'done', account });
    },
    onUnreadable: (account) => {
      logSecurityEvent(log, { name: 'integrity', outcome: 'failed', account });
    },
    siteName: siteNameIn,
    publicUrl,
  });
  const passkeys = createPasskeysService({
    db,
    clock,
    reAuthentication,
    secondFactor,
    siteName: siteNameIn,
    publicUrl,
  });
  const operators = createOperatorsService({
    db,
    clock,
    outbox,
    reAuthentication,
    siteName: siteNameIn,
    publicUrl,
    factorsSince,
  });
  const members = createMembersService({
    db,
    clock,
    reAuthentication,
    outbox,
    site,
    erase: personalData.erase,
    forgetTries: personalData.forgetTries,
  });
  const points = createPointsService({ db, clock, metrics });
  const contact = createContactService({ db, clock, outbox, site });
  const operatorContact = createOperatorContactService({
    db,
    clock,
    outbox,
    deletions,
    reAuthentication,
    site,
  });
  const emailQueue = createEmailQueueService({ db, clock, outbox, deletions });
  const legacyRecords = createLegacyRecordsService({ db, clock });
  const newsletter = createNewsletterService({ db, clock, outbox, deletions, siteName, publicUrl });
  const operatorNewsletter = createOperatorNewsletterService({
    db,
    clock,
    deletions,
    reAuthentication,
    publicUrl,
  });
  const books = createBooksService({ db, clock, log, metrics, base: config.booksApiBase, bundled: BOOKS });
  const videos = createVideosService({
    db,
    clock,
    log,
    metrics,
    platform: {
      apiBase: config.videosApiBase,
      feedBase: config.videosFeedBase,
      apiKey: config.youtubeApiKey,
      playlistId: config.videosPlaylistId,
    },
    scenes: SCENES,
  });

  const onChange = () => pages?.lookAgain();
  const operatorSite = createOperatorSiteService({ db, clock, defaults: config.siteDefaults, onChange });
  const operatorFaq = createOperatorFaqService({ db, clock, site, onChange });
  const served = async () => (await site()).countries;
  const operatorHelp = createOperatorHelpService({ db, clock, served, onChange });
  const facts = async () => legalFacts(await site(), config);
  const operatorLegalTexts = createOperatorLegalTextsService({ db, clock, facts, onChange });

  // Named by Fastify's own type, so that every plugin sees the logger it expects.
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new RequestLog(),
    genReqId: requestIds(trustsProxy),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustsProxy,
    // Without them Fastify loads its own, which is a third of the bundle and never asked.
    schemaController: { compilersFactory: { buildValidator: setBelow, buildSerializer: setBelow } },
    // Fastify waits for nothing here; the answer itself is sent before the promise ends.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer);
  app.removeContentTypeParser('text/plain');

  answerErrors(app);
  answerUnknownPaths(
    app,
    pages &&
      ((reply) => {
        pages.notFound(reply.request.raw, reply.raw);
      }),
  );
  measureRequests(app, metrics);
  nameRequests(app);
  addSecurityHeaders(app, headers);
  keepOutNul(app);
  logSecurityEvents(app);
  guardOrigin(app, { publicOrigin: config.publicUrl });
  closeConnectionsWhen(app, isStopping);
  const proxyHint = hintAtProxy(app, { trusted: config.trustProxy !== false });
  answerWrongMethods(app);
  const areHelplinesVerified = async (countries: readonly string[]) => {
    const shown = shownHelplines((await readHelplines(db)).value);
    return countries.every((country) => {
      const lines = shown.find((help) => help.country === country)?.lines ?? [];
      return lines.length > 0 && lines.every(({ verified }) => verified !== null);
    });
  };
  const opening = createOpeningService({
    db,
    outbox,
    server: {
      https,
      smtp: config.smtpUrl !== null,
      keyGiven: config.secretsKey !== null,
      proxyIgnored: proxyHint.ignored,
    },
    site,
    hasSampleTherapists: async () => (await listTherapists(db)).some(({ isSample }) => isSample),
    areHelplinesVerified,
  });

  await app.register(cookie);
  const declaredRoutes = guardAccess(app, { sessions, isOperator: runsTheSite });
  limitRoutes(app, rateLimits);
  const document = describeApi(app, { publicUrl, sessionCookie: cookieNames(https).session });
  await app.register(healthRoutes, {
    database: createDatabaseProbe(() => databaseState(db)),
    isStopping,
    log,
  });
  await app.register(wellKnownRoutes, {
    clock,
    publicUrl: config.publicUrl,
    indexed: pages?.indexed ?? [],
    site,
    rateLimits,
  });
  await app.register(legalTextsRoutes, { db, facts });
  const signIn = createPasswordSignIn({
    db,
    service: accounts,
    sessions,
    knownDevices,
    pendingSignIns,
    secondFactorWays: secondFactor.waysOf,
  });
  if (pages) {
    await app.register(signInFormRoutes, {
      signIn,
      rateLimits,
      publicOrigin: new URL(publicUrl).origin,
      https,
      pageWithNotice: (refusal) => pages.withNotice('/login', refusal),
    });
  }
  await app.register(
    async (api) => {
      addApiHeaders(api);
      limitCallsOfAddresses(api, rateLimits);
      await api.register(accountsRoutes, {
        prefix: '/v1/user',
        service: accounts,
        sessions,
        isOperator: runsTheSite,
        rateLimits,
        signIn,
      });
      await api.register(secondFactorSignInRoutes, {
        prefix: '/v1/user',
        db,
        service: secondFactor,
        passkeys,
        pendingSignIns,
        sessions,
        knownDevices,
      });
      await api.register(secondFactorRoutes, {
        prefix: '/v1/user',
        service: secondFactor,
        passkeys,
        sessions,
      });
      await api.register(reAuthenticationRoutes, {
        prefix: '/v1/user',
        clock,
        reAuthentication,
        secondFactor,
        passkeys,
      });
      await api.register(passwordsRoutes, {
        prefix: '/v1/user',
        service: changingPasswords,
        knownDevices,
        rateLimits,
      });
      await api.register(emailAddressRoutes, {
        prefix: '/v1/user',
        service: emailAddress,
        sessions,
        rateLimits,
      });
      await api.register(devicesRoutes, {
        prefix: '/v1/user',
        service: createDevicesService({ db, clock, reAuthentication }),
        knownDevices,
      });
      await api.register(personalDataRoutes, {
        prefix: '/v1/user',
        service: personalData,
        sessions,
        knownDevices,
        rateLimits,
        reAuthentication,
        clock,
      });
      await api.register(invitationRoutes, { prefix: '/v1/user', service: operators, sessions });
      await api.register(pointsRoutes, { prefix: '/v1', service: points, rateLimits });
      await api.register(contactRoutes, { prefix: '/v1', service: contact });
      await api.register(newsletterRoutes, { prefix: '/v1', service: newsletter });
      await api.register(booksRoutes, { prefix: '/v1', service: books });
      await api.register(videosRoutes, { prefix: '/v1', service: videos });
      if (config.legacyRecords)
        await api.register(legacyRecordsRoutes, { prefix: '/v1/crime', service: legacyRecords });
      await api.register(appointmentsRoutes, { prefix: '/v1', service: appointments, rateLimits });
      await api.register(operatorActionsRoutes, { prefix: '/v1/operator', db });
      await api.register(operatorsRoutes, { prefix: '/v1/operator', service: operators, rateLimits });
      await api.register(membersRoutes, { prefix: '/v1/operator', service: members });
      await api.register(operatorContactRoutes, { prefix: '/v1/operator', service: operatorContact });
      await api.register(operatorTherapistsRoutes, {
        prefix: '/v1/operator',
        service: createTherapistsService({ db, clock, listUpcoming: listAllUpcoming }),
      });
      await api.register(operatorAppointmentsRoutes, {
        prefix: '/v1/operator',
        service: createOperatorAppointmentsService(appointmentOptions),
      });
      await api.register(operatorSiteRoutes, { prefix: '/v1/operator', service: operatorSite });
      await api.register(operatorFaqRoutes, { prefix: '/v1/operator', service: operatorFaq });
      await api.register(operatorHelpRoutes, { prefix: '/v1/operator', service: operatorHelp });
      await api.register(operatorLegalTextsRoutes, { prefix: '/v1/operator', service: operatorLegalTexts });
      await api.register(operatorNewsletterRoutes, { prefix: '/v1/operator', service: operatorNewsletter });
      await api.register(emailQueueRoutes, { prefix: '/v1/operator', service: emailQueue });
      await api.register(operatorWaitingRoutes, {
        prefix: '/v1/operator',
        countMessages: operatorContact.countWaiting,
        countEmails: emailQueue.countTroubled,
        countOpening: opening.countOpen,
      });
      await api.register(openingRoutes, { prefix: '/v1/operator', service: opening, rateLimits });
      await api.register(apiDocsRoutes, { document });
    },
    { prefix: '/api' },
  );
  if (config.legacyRecords) {
    await app.register(async (root) => {
      addApiHeaders(root);
      limitCallsOfAddresses(root, rateLimits);
      await root.register(legacyRecordChangeRoute, { service: legacyRecords });
    });
  }
  if (pages) await app.register(guardedPageRoutes, { pages });

  let running: { stop(): Promise<void> } | undefined;
  return {
    fastify: app,
    declaredRoutes,
    handle(request, response) {
      if (refuseOversized(request, response, headers)) return;
      if (!pages?.handle(request, response)) app.routing(request, response);
    },
    start() {
      outbox.start();
      running = startChores({
        db,
        clock,
        log,
        metrics,
        chores: chores({ db, clock, rateLimits, emailFiles, deletions, ...(tidyAssets && { tidyAssets }) }),
      });
    },
    async inviteNamedOperators() {
      try {
        const invited = await operators.inviteNamed(config.operatorEmails);
        if (invited > 0) log.info({ invited }, 'sent an invitation to each address in OPERATOR_EMAILS');
      } catch (err) {
        // Visitors are served in any case; the next start tries again.
        log.error({ err }, 'could not invite the addresses in OPERATOR_EMAILS');
      }
    },
    announceStop() {
      stopping = true;
    },
    async close() {
      stopping = true;
      await app.close();
      await changingPasswords.settled();
      await deletions.settled();
      await outbox.stop();
      await running?.stop();
      await Promise.all([books.settled(), videos.settled()]);
    },
  };
}

function setBelow(): never {
  throw new Error('The schema compilers are set when the app is created.');
}
