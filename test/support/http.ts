import type { FastifyInstance, InjectOptions } from 'fastify';

/** A client with a cookie jar, like a browser. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly #ip: string;
  #cookie: string;

  constructor(app: FastifyInstance, { cookie = '', ip = '192.0.2.1' } = {}) {
    this.#app = app;
    this.#cookie = cookie;
    this.#ip = ip;
  }

  get cookie(): string {
    return this.#cookie;
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
      headers: { ...(this.#cookie && { cookie: this.#cookie }), ...headers },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) {
      this.#cookie = value ? `${name}=${value}` : '';
    }
    return response;
  }

  get = (url: string) => this.call('GET', url);
  post = (url: string, payload?: object) => this.call('POST', url, payload);
  put = (url: string, payload?: object) => this.call('PUT', url, payload);
  delete = (url: string, payload?: object) => this.call('DELETE', url, payload);
}
