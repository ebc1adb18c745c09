import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInProblem } from '#shared/domain/sign-in-problems.ts';
import { AppError } from '../../../../lib/errors.ts';
import { addCall } from '../../../../plugins/add-call.ts';
import { addRead } from '../../../../plugins/add-read.ts';
import { clientOf } from '../../../../plugins/client-of.ts';
import { logFailure } from '../../../../plugins/errors.ts';
import { isFromAnotherSite } from '../../../../plugins/origin-check.ts';
import {
  clearProviderCookie,
  providerTokenOf,
  setProviderCookie,
} from '../../../../plugins/provider-cookie.ts';
import { signedIn } from '../../../../plugins/session.ts';
import { setSignInCookies, visitorOf } from '../../../../plugins/sign-in.ts';
import type { IdentityService } from './identity.service.ts';
import type { OpenIdService } from './openid.service.ts';
import type { PendingIdentityService } from './pending-identity.service.ts';
import { ProviderProblem } from './provider-problem.ts';

interface OpenIdRoutesDeps {
  openId: OpenIdService;
  identities: IdentityService;
  pendingIdentities: PendingIdentityService;
  appUrl: string;
}

export const openIdRoutes: FastifyPluginAsync<OpenIdRoutesDeps> = async (api, deps) => {
  const { openId, identities, pendingIdentities, appUrl } = deps;
  const identityTokenOf = (request: FastifyRequest) => providerTokenOf(request, 'identity', appUrl);

  function depart(reply: FastifyReply, { url, token }: { url: string; token: string }): string {
    setProviderCookie(reply, 'flow', appUrl, token);
    return url;
  }

  addRead(api, 'GET /api/sign-in-providers', () => openId.providers);

  addCall(api, 'GET /api/sign-in/:provider', (request, reply) => {
    const { provider } = request.params;
    return redirect(request, reply, provider, async () => {
      // A link elsewhere could sign people in without asking, if the provider remembers them.
      if (isFromAnotherSite(request)) throw new ProviderProblem('outside', { name: provider });
      return depart(reply, await openId.start(provider, request.query.returnTo, request.ip));
    });
  });

  addCall(api, 'GET /api/sign-in/:provider/callback', (request, reply) => {
    const { provider } = request.params;
    return redirect(request, reply, provider, async () => {
      const { actor, session } = request;
      const { path, opened, pendingToken } = await openId.finish(
        provider,
        new URL(appUrl + request.url),
        {
          token: providerTokenOf(request, 'flow', appUrl),
          visitor: visitorOf(request, appUrl),
          session: session && actor && { id: session.id, userId: actor.id },
        },
      );
      if (pendingToken) setProviderCookie(reply, 'identity', appUrl, pendingToken);
      if (opened) setSignInCookies(reply, appUrl, opened);
      return path;
    });
  });

  addCall(api, 'GET /api/pending-identity', (request, reply) => {
    reply.header('cache-control', 'no-store');
    return pendingIdentities.show(identityTokenOf(request));
  });

  addCall(api, 'POST /api/pending-identity/account', async (request, reply) => {
    const visitor = visitorOf(request, appUrl);
    const { username } = request.body;
    const { user, ...opened } = await pendingIdentities.register(
      identityTokenOf(request),
      username,
      visitor,
    );
    setSignInCookies(reply, appUrl, opened);
    clearProviderCookie(reply, 'identity', appUrl);
    return user;
  });

  addCall(api, 'POST /api/pending-identity/link', async (request, reply) => {
    const token = identityTokenOf(request);
    await pendingIdentities.link(token, signedIn(request), clientOf(request));
    clearProviderCookie(reply, 'identity', appUrl);
  });

  addRead(api, 'GET /api/user/sign-in-methods', (request) =>
    identities.methodsOf(signedIn(request).actor),
  );

  addCall(api, 'POST /api/user/identities/:provider', async (request, reply) => {
    const { params, ip } = request;
    const departure = await openId.startLink(params.provider, signedIn(request), ip);
    return { url: depart(reply, departure) };
  });

  addCall(api, 'DELETE /api/user/identities/:id', (request) =>
    identities.unlink(signedIn(request).actor, request.params.id, clientOf(request)),
  );

  addCall(api, 'POST /api/reauthenticate/:provider', async (request, reply) => {
    const { params, body } = request;
    const departure = await openId.startConfirm(
      params.provider,
      signedIn(request),
      body,
      clientOf(request),
    );
    return { url: depart(reply, departure) };
  });
};

/** For URLs that browsers open, which must always lead to a page. */
async function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: string,
  visit: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  try {
    return reply.redirect(await visit(), 302);
  } catch (error) {
    const problem = problemOf(error);
    if (!(error instanceof AppError)) logFailure(request, error);
    return reply.redirect(`/auth?${new URLSearchParams({ problem, provider })}`, 302);
  }
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof ProviderProblem) return error.problem;
  return error instanceof AppError && error.code === 'TOO_MANY' ? 'busy' : 'failed';
}
