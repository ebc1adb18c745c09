import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { OpenIdSettings } from '#server/integrations/openid/openid-provider.ts';

/** What the provider says about somebody. */
export interface Claims {
  email?: string;
  email_verified?: boolean | string;
  preferred_username?: string;
  name?: string;
}

const client = { clientId: 'martingale', clientSecret: 'a secret of the client' };

/** A real OpenID Connect provider on a free port, where people sign in with just their subject. */
export class TestProvider {
  readonly people = new Map<string, Claims>();
  readonly settings: OpenIdSettings;
  /** Whether it fails to answer. */
  isDown = false;
  /** Whether it publishes other keys than those it signs with. */
  hasOtherKeys = false;
  readonly #server: Server;
  readonly #provider: Provider;

  static async start(id = 'test', name = 'Test ID'): Promise<TestProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TestProvider(server, { id, name });
  }

  private constructor(server: Server, names: { id: string; name: string }) {
    const { port } = server.address() as AddressInfo;
    this.#server = server;
    this.settings = { ...names, ...client, issuer: `http://127.0.0.1:${port}` };
    this.#provider = createProvider(this.settings.issuer, this.people);
    const answer = this.#provider.callback();
    server.on('request', (request, response) => {
      if (this.isDown) response.writeHead(503).end();
      else if (this.hasOtherKeys && request.url === '/jwks') response.end(otherKeys());
      else if (request.url === '/favicon.ico') response.writeHead(204).end();
      else if (request.url?.startsWith('/interaction/')) void this.#signIn(request, response);
      else void answer(request, response);
    });
  }

  /** The environment of a site that offers it. */
  get environment(): Record<string, string> {
    const { id, name, issuer, clientId, clientSecret } = this.settings;
    const prefix = `OIDC_${id.toUpperCase()}`;
    return {
      OIDC_PROVIDERS: id,
      [`${prefix}_NAME`]: name,
      [`${prefix}_ISSUER`]: issuer,
      [`${prefix}_CLIENT_ID`]: clientId,
      [`${prefix}_CLIENT_SECRET`]: clientSecret,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Its page for signing in, and the answer to it. */
  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html');
      response.end(page);
      return;
    }
    const form = new URLSearchParams(await readBody(request));
    const result =
      form.get('answer') === 'deny'
        ? { error: 'access_denied' }
        : { login: { accountId: form.get('subject') ?? '' } };
    await this.#provider.interactionFinished(request, response, result);
  }
}

const page = `<!doctype html>
<html lang="en">
  <title>Test ID</title>
  <form method="post">
    <label>Subject <input name="subject" /></label>
    <button>Sign in</button>
    <button name="answer" value="deny">Cancel</button>
  </form>
</html>`;

function otherKeys(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES256' }] });
}

function createProvider(issuer: string, people: Map<string, Claims>): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: ['http://localhost:3000/callback'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'EC', alg: 'ES256' }] },
    cookies: { keys: ['a key for tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    pkce: { required: () => true },
    // Each of its defaults prints a notice.
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    // Skips asking people what the site may know.
    async loadExistingGrant({ oidc: { session } }) {
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // A site's port is not known in advance.
  provider.Client.prototype.redirectUriAllowed = () => true;
  return provider;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
