import { findMember, signOutMember, closeAccount } from '@stillgrove/contract/operations/members';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { noteSecurity } from '../../platform/security-events/security-events';
import type { MembersService } from './service';

/** Single accounts, for operators. */
export const membersRoutes: FastifyPluginAsync<{ service: MembersService }> = async (app, { service }) => {
  serve(app, findMember, async ({ body }) => ({
    member: await service.find(body.email),
  }));

  serve(app, signOutMember, async ({ params, person, request }) => {
    const { id } = params;
    const refusal = await service.endSessions(person, id);
    if (refusal !== null) return refusal;
    noteSecurity(request, { account: id });
    return { message: 'This person is signed out on every device.' };
  });

  serve(app, closeAccount, async ({ body, params, person, request }) => {
    const { id } = params;
    const refusal = await service.close(person, id, body);
    if (refusal !== null) return refusal;
    noteSecurity(request, { account: id });
    return { message: 'The account is closed, and everything in it is deleted.' };
  });
};
