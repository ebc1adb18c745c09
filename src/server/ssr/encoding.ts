import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressed: Exclude<Encoding, 'identity'>[] = ['br', 'gzip'];

/** Browsers send a handful of headers; the bound is for whoever makes them up. */
const known = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (accepted) => negotiate(spellOut(accepted.toLowerCase()), compressed) ?? 'identity',
});

/** The encoding that a client asks for in Accept-Encoding; Brotli where it takes both alike. */
export function chooseEncoding(accepted = ''): Encoding {
  return known.memo(accepted);
}

/** `*` means what the header does not name, while the negotiator takes it for Brotli. */
function spellOut(accepted: string): string {
  const others = compressed.filter((encoding) => !accepted.includes(encoding));
  return accepted.replace(/\*([^,]*)/, (_, weight) =>
    others.map((encoding) => encoding + weight).join(','),
  );
}
