import type { CallName, ResponseOf } from '#shared/contracts/calls.ts';
import { type PartsArgument, readCall } from './api-call.ts';
import { ApiError } from './api-error.ts';

export interface ApiRequest {
  method: string;
  url: string;
  body?: unknown;
}

export interface ApiResponse {
  status: number;
  text: string;
  /** The body, if it did not arrive as text. */
  data?: unknown;
  /** The number of rows on all pages of a list. */
  totalCount: string | null;
}

/** Sends a call to the API: over the network in browsers, in-process on the server. */
export type ApiTransport = (request: ApiRequest, name: CallName) => Promise<ApiResponse>;

/** Throws if a response violates the call's contract. */
export type ResponseCheck = (name: CallName, response: unknown) => void;

/** Asks the user for the password, and resolves to whether they entered it. */
export type AskPassword = () => Promise<boolean>;

/** The calls that return a list. */
export type ListCallName = {
  [Name in CallName]: ResponseOf<Name> extends readonly unknown[] ? Name : never;
}[CallName];

export type RowOf<Name extends ListCallName> =
  ResponseOf<Name> extends readonly (infer Row)[] ? Row : never;

export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

export class ApiClient {
  readonly #transport: ApiTransport;
  readonly #check: ResponseCheck;
  #askPassword: AskPassword = async () => false;

  constructor(transport: ApiTransport, check: ResponseCheck = () => {}) {
    this.#transport = transport;
    this.#check = check;
  }

  /** Sets how calls ask for the password if they need it. Returns a function that undoes this. */
  askPasswordWith(ask: AskPassword): () => void {
    const before = this.#askPassword;
    this.#askPassword = ask;
    return () => {
      this.#askPassword = before;
    };
  }

  async call<Name extends CallName>(
    name: Name,
    ...[parts]: PartsArgument<Name>
  ): Promise<ResponseOf<Name>> {
    return this.#parse(name, await this.#send(name, readCall(name, parts)));
  }

  /** One page of a list, with the total number of rows. */
  async page<Name extends ListCallName>(
    name: Name,
    ...[parts]: PartsArgument<Name>
  ): Promise<ListPage<RowOf<Name>>> {
    const response = await this.#send(name, readCall(name, parts));
    const rows: RowOf<Name>[] = this.#parse(name, response);
    return { rows, total: Number(response.totalCount ?? rows.length) };
  }

  async #send(name: CallName, request: ApiRequest): Promise<ApiResponse> {
    const response = await this.#transport(request, name);
    if (response.status < 400) return response;
    const error = new ApiError(response.status, response.text);
    if (error.code === 'REAUTHENTICATE' && (await this.#askPassword())) {
      return this.#send(name, request);
    }
    throw error;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the contract defines its type
  #parse(name: CallName, { text, data = JSON.parse(text || 'null') }: ApiResponse): any {
    this.#check(name, data);
    return data;
  }
}

export const browserTransport: ApiTransport = async ({ method, url, body }) => {
  const hasBody = body !== undefined;
  const response = await fetch(url, {
    method,
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    text: await response.text(),
    totalCount: response.headers.get('x-total-count'),
  };
};
