import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressed: Exclude<Encoding, 'identity'>[] = ['br', 'gzip'];

/** Browsers send a handful of different headers; the limit is for clients that make them up. */
const known = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (accepted) => negotiate(spellOut(accepted.toLowerCase()), compressed) ?? 'identity',
});

/** The encoding a client prefers by Accept-Encoding; Brotli if it accepts both equally. */
export function chooseEncoding(accepted = ''): Encoding {
  return known.memo(accepted);
}

/** `*` means every encoding that the header does not name; the negotiator reads it as Brotli. */
function spellOut(accepted: string): string {
  const others = compressed.filter((encoding) => !accepted.includes(encoding));
  return accepted.replace(/\*([^,]*)/, (_, weight) =>
    others.map((encoding) => encoding + weight).join(','),
  );
}
