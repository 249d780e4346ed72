import type { FastifyInstance } from 'fastify';
import { operatorAppointmentsRoutes } from '../features/appointments/operator-routes';
import { createOperatorAppointmentsService } from '../features/appointments/operator-service';
import { listAllUpcoming } from '../features/appointments/operator-store';
import { openingRoutes } from '../features/before-you-open/operator-routes';
import { createOpeningService } from '../features/before-you-open/service';
import { operatorContactRoutes } from '../features/contact/operator-routes';
import { createOperatorContactService } from '../features/contact/operator-service';
import { emailQueueRoutes } from '../features/email-queue/operator-routes';
import { createEmailQueueService } from '../features/email-queue/service';
import { operatorFaqRoutes } from '../features/faq/operator-routes';
import { createOperatorFaqService } from '../features/faq/operator-service';
import { operatorHelpRoutes } from '../features/help/operator-routes';
import { createOperatorHelpService } from '../features/help/operator-service';
import { shownHelplines } from '../features/help/shown-helplines';
import { readHelplines } from '../features/help/store';
import { legalFacts } from '../features/legal-texts/legal-facts';
import { operatorLegalTextsRoutes } from '../features/legal-texts/operator-routes';
import { createOperatorLegalTextsService } from '../features/legal-texts/operator-service';
import { membersRoutes } from '../features/members/operator-routes';
import { createMembersService } from '../features/members/service';
import { operatorNewsletterRoutes } from '../features/newsletter/operator-routes';
import { createOperatorNewsletterService } from '../features/newsletter/operator-service';
import { boardRoutes } from '../features/operator-board/operator-routes';
import { createBoardService } from '../features/operator-board/service';
import { operatorsRoutes } from '../features/operators/operator-routes';
import { invitationRoutes } from '../features/operators/routes';
import { createOperatorsService } from '../features/operators/service';
import { factorsSince } from '../features/second-factor/store';
import { operatorSiteRoutes } from '../features/site/operator-routes';
import { createOperatorSiteService } from '../features/site/operator-service';
import { operatorTherapistsRoutes } from '../features/therapists/operator-routes';
import { createTherapistsService } from '../features/therapists/operator-service';
import { listTherapists } from '../features/therapists/store';
import { listActions } from '../platform/audit/store';
import type { accountModule } from './account-module';
import type { Core } from './core';
import type { visitorModule } from './visitor-module';

/** What operators do: who they are, what the site says, and all that visitors leave with it. */
export function operatorModule(
  core: Core,
  {
    personalData,
    appointmentPorts,
    articles,
    onChange,
    isProxyIgnored,
  }: Pick<ReturnType<typeof accountModule>, 'personalData'> &
    Pick<ReturnType<typeof visitorModule>, 'appointmentPorts'> & {
      /** How many articles there are. */
      articles: number;
      /** Called when what pages are made of has changed. */
      onChange: () => void;
      /** Whether headers of a proxy arrive that the settings do not trust. */
      isProxyIgnored: () => boolean;
    },
) {
  const { config, db, site, log } = core;
  const operators = createOperatorsService({ ...core, factorsSince, named: config.operatorEmails });
  const messages = createOperatorContactService(core);
  const emailQueue = createEmailQueueService(core);
  const opening = createOpeningService({
    ...core,
    server: {
      https: core.https,
      smtp: config.smtpUrl !== null,
      keyGiven: config.secretsKey !== null,
      proxyIgnored: isProxyIgnored,
    },
    hasSampleTherapists: async () => (await listTherapists(db)).some(({ isSample }) => isSample),
    async areHelplinesVerified(countries) {
      const shown = shownHelplines((await readHelplines(db)).value);
      return countries.every((country) => {
        const lines = shown.find((help) => help.country === country)?.lines ?? [];
        return lines.length > 0 && lines.every(({ verified }) => verified !== null);
      });
    },
  });

  return {
    async registerApi(api: FastifyInstance): Promise<void> {
      const change = { ...core, onChange };
      const members = createMembersService({ ...core, ...personalData });
      await api.register(invitationRoutes, { ...core, service: operators });
      await api.register(operatorsRoutes, {
        service: operators,
        listActions: (beforeMs, most) => listActions(db, beforeMs, most),
      });
      await api.register(boardRoutes, {
        service: createBoardService({
          ...core,
          countTroubled: emailQueue.countTroubled,
          countOpening: opening.countOpen,
          lastBackupMs: opening.lastBackupMs,
        }),
      });
      await api.register(membersRoutes, { service: members });
      await api.register(operatorContactRoutes, { service: messages });
      await api.register(operatorTherapistsRoutes, {
        service: createTherapistsService({ ...core, listUpcoming: listAllUpcoming }),
      });
      await api.register(operatorAppointmentsRoutes, {
        service: createOperatorAppointmentsService(appointmentPorts),
      });
      await api.register(operatorSiteRoutes, {
        service: createOperatorSiteService({ ...core, ...change, defaults: config.siteDefaults }),
      });
      await api.register(operatorFaqRoutes, { service: createOperatorFaqService({ ...change, articles }) });
      const served = async () => (await site()).countries;
      await api.register(operatorHelpRoutes, { service: createOperatorHelpService({ ...change, served }) });
      const facts = async () => legalFacts(await site(), config);
      await api.register(operatorLegalTextsRoutes, {
        service: createOperatorLegalTextsService({ ...change, facts }),
      });
      await api.register(operatorNewsletterRoutes, { service: createOperatorNewsletterService(core) });
      await api.register(emailQueueRoutes, { service: emailQueue });
      await api.register(openingRoutes, { service: opening });
    },

    /** Invites the operators whom the settings name, while no one is one or invited. */
    async inviteNamed(): Promise<void> {
      try {
        const invited = await operators.inviteNamed();
        if (invited > 0) log.info({ invited }, 'sent an invitation to each address in OPERATOR_EMAILS');
      } catch (err) {
        // Visitors are served in any case; the next start tries again.
        log.error({ err }, 'could not invite the addresses in OPERATOR_EMAILS');
      }
    },
  };
}
