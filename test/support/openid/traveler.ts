import { testAppUrl } from '../app.ts';
import { Visitor } from '../http.ts';

/** A browser that goes to a provider, signs in there and comes back. */
export class Traveler extends Visitor {
  readonly #cookiesThere = new Map<string, string>();

  /** Follows the link of the sign-in page. Returns the URL that the provider sends it back to. */
  async leave(subject: string, returnTo = '/'): Promise<string> {
    const response = await this.get(`/api/sign-in/test?${new URLSearchParams({ returnTo })}`);
    return this.visit(String(response.headers.location), subject);
  }

  /** Goes all the way. Returns the path of the page that it ends up on. */
  async signIn(subject: string, returnTo?: string): Promise<string> {
    return this.comeBack(await this.leave(subject, returnTo));
  }

  async comeBack(url: string): Promise<string> {
    const response = await this.get(url.slice(testAppUrl.length));
    return String(response.headers.location);
  }

  signOutThere(): void {
    this.#cookiesThere.clear();
  }

  /** At the provider, from its authorization URL to the URL that leads back. */
  async visit(authorizationUrl: string, subject: string): Promise<string> {
    let url = authorizationUrl;
    let form: URLSearchParams | null = null;
    while (!url.startsWith(testAppUrl)) {
      const response = await this.#fetch(url, form);
      const location = response.headers.get('location');
      const isForm = location === null && new URL(url).pathname.startsWith('/interaction/');
      if (location === null && !isForm) throw new Error(`${url}: ${await response.text()}`);
      const answers = { subject, ...(subject === '' && { answer: 'deny' }) };
      form = isForm ? new URLSearchParams(answers) : null;
      if (location !== null) url = new URL(location, url).href;
    }
    return url;
  }

  async #fetch(url: string, form: URLSearchParams | null): Promise<Response> {
    const cookie = [...this.#cookiesThere].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookiesThere.set(name, value);
      else this.#cookiesThere.delete(name);
    }
    return response;
  }
}
