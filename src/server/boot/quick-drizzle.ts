// Added 2026-11-16, next look 2027-05-15 or with drizzle-orm 1. It goes when `node bench/start-time.ts`
// shows the site on existing data as fast without its import in run.ts, to a tenth of a second. With
// drizzle-orm 0.45 (a package.json of 179 kB) on Node 24 it took 3.0 s without it and 2.15 s with it.
import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * For every file of a package and every import of it, Node reads all of its package.json. That of
 * drizzle-orm names hundreds of entries and took a quarter of the time of a start.
 */
const entries = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, resolve) {
    if (specifier.startsWith('drizzle-orm')) {
      const entry = entries.get(specifier) ?? resolve(specifier, context);
      entries.set(specifier, entry);
      return { ...entry, shortCircuit: true };
    }
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      const { href } = new URL(specifier, context.parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    }
    return resolve(specifier, context);
  },
});
