import { readFile, stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { CachedPage } from './cached-page.ts';
import type { Encoding } from './encoding.ts';

/** For files whose name contains a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Requests that do not ask for the whole file are left to the static file server. */
const conditions = ['range', 'if-none-match', 'if-modified-since'] as const;

/**
 * The files under /assets/ that were requested so far, with headers and in every encoding. Their
 * names contain a hash, so they never change, and all of them are a few megabytes.
 */
export class AssetCache {
  readonly #headersOf: (url: string) => Record<string, string>;
  readonly #assets = new Map<string, CachedPage>();

  constructor(headersOf: (url: string) => Record<string, string>) {
    this.#headersOf = headersOf;
  }

  get({ url, headers }: FastifyRequest): CachedPage | undefined {
    const asset = this.#assets.get(url);
    return asset && isUnconditional(headers) ? asset : undefined;
  }

  /** Null if this request needs the static file server. */
  async load({ url, headers }: FastifyRequest, folder: string): Promise<CachedPage | null> {
    const type = types[extname(url)];
    if (type === undefined || !isUnconditional(headers)) return null;
    const file = resolve(folder, url.slice(1));
    const common = {
      ...this.#headersOf(url),
      'content-type': type,
      'cache-control': immutable,
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
    };
    const identity = await readVariant(file, common, 'identity');
    // Fonts have no compressed copies: they are compressed already.
    const compressed = (encoding: Encoding, suffix: string) =>
      readVariant(file + suffix, common, encoding).catch(() => identity);
    const asset = {
      identity,
      br: await compressed('br', '.br'),
      gzip: await compressed('gzip', '.gz'),
    };
    this.#assets.set(url, asset);
    return asset;
  }
}

function isUnconditional(headers: FastifyRequest['headers']): boolean {
  return conditions.every((name) => headers[name] === undefined);
}

async function readVariant(file: string, common: Record<string, string>, encoding: Encoding) {
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const headers = {
    ...common,
    'last-modified': mtime.toUTCString(),
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return { headers: Object.entries(headers).flat(), body };
}
