import { bundledBooks } from '@stillgrove/content/books/books';
import { readScenes } from '@stillgrove/content/scenes/scenes';
import type { Book } from '@stillgrove/contract/books';
import type { Video } from '@stillgrove/contract/videos';
import type { FastifyInstance } from 'fastify';
import { appointmentLinkRoutes } from '../features/appointments/link-routes';
import { createAppointmentLinksService } from '../features/appointments/link-service';
import { appointmentsRoutes } from '../features/appointments/routes';
import { createAppointmentsService } from '../features/appointments/service';
import { booksRoutes } from '../features/books/routes';
import { createBooksService } from '../features/books/service';
import { contactRoutes } from '../features/contact/routes';
import { createContactService } from '../features/contact/service';
import { legacyRecordsRoutes } from '../features/legacy-records/routes';
import { createLegacyRecordsService } from '../features/legacy-records/service';
import { newsletterRoutes } from '../features/newsletter/routes';
import { createNewsletterService } from '../features/newsletter/service';
import { pointsRoutes } from '../features/points/routes';
import { createPointsService } from '../features/points/service';
import { syncRoutes } from '../features/sync/routes';
import { createSyncService } from '../features/sync/service';
import { findTherapistToMeet } from '../features/therapists/store';
import { videosRoutes } from '../features/videos/routes';
import { createVideosService } from '../features/videos/service';
import type { Core } from './core';

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

/** What visitors and members do here beside their account: appointments, points, messages, books, videos, sync. */
export function visitorModule(core: Core) {
  const { config } = core;
  const appointmentPorts = { ...core, findTherapist: findTherapistToMeet, findSite: core.site };
  const appointments = createAppointmentsService(appointmentPorts);
  const books = createBooksService({ ...core, base: config.booksApiBase, bundled: BOOKS });
  const platform = {
    apiBase: config.videosApiBase,
    feedBase: config.videosFeedBase,
    apiKey: config.youtubeApiKey,
    playlistId: config.videosPlaylistId,
  };
  const videos = createVideosService({ ...core, platform, scenes: SCENES });

  return {
    appointmentPorts,
    leaveAppointments: appointments.leaveAll,
    settled: () => Promise.all([books.settled(), videos.settled()]),

    async registerApi(api: FastifyInstance): Promise<void> {
      await api.register(appointmentsRoutes, { service: appointments });
      const links = createAppointmentLinksService({ ...core, appointments });
      await api.register(appointmentLinkRoutes, { service: links });
      await api.register(booksRoutes, { service: books });
      await api.register(contactRoutes, { service: createContactService(core) });
      await api.register(newsletterRoutes, { service: createNewsletterService(core) });
      await api.register(pointsRoutes, { service: createPointsService(core) });
      await api.register(syncRoutes, { service: createSyncService(core) });
      await api.register(videosRoutes, { service: videos });
      if (config.legacyRecords)
        await api.register(legacyRecordsRoutes, { service: createLegacyRecordsService(core) });
    },
  };
}
