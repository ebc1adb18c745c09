import type { FastifyInstance, InjectOptions } from 'fastify';

/** A client with a cookie jar, like a browser. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly #ip: string;
  readonly #cookies = new Map<string, string>();

  constructor(app: FastifyInstance, { cookie = '', ip = '192.0.2.1' } = {}) {
    this.#app = app;
    for (const pair of cookie.split('; ').filter(Boolean)) {
      const [name = '', value = ''] = pair.split('=');
      this.#cookies.set(name, value);
    }
    this.#ip = ip;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#ip,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  get = (url: string) => this.call('GET', url);
  post = (url: string, payload?: object) => this.call('POST', url, payload);
  put = (url: string, payload?: object) => this.call('PUT', url, payload);
  delete = (url: string, payload?: object) => this.call('DELETE', url, payload);
}
