import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** One encoding of a page, ready to send: alternating header names and values, and the body. */
interface Variant {
  headers: readonly string[];
  body: Buffer;
}

export type CachedPage = Readonly<Record<Encoding, Variant>>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressed once for all visitors. */
export async function encodePage(
  html: string,
  headers: Record<string, string>,
): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
  const variant = (body: Buffer, encoding: Record<string, string>): Variant => ({
    headers: Object.entries({
      ...headers,
      ...encoding,
      'content-length': String(body.length),
    }).flat(),
    body,
  });
  return {
    identity: variant(plain, {}),
    br: variant(br, { 'content-encoding': 'br' }),
    gzip: variant(zipped, { 'content-encoding': 'gzip' }),
  };
}

/** Approximate memory use in bytes. */
export function sizeOf(page: CachedPage): number {
  return Object.values(page)
    .flatMap(({ headers, body }) => [body, ...headers])
    .reduce((size, { length }) => size + length, 0);
}
