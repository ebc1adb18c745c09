// Added 2026-11-16; review by 2027-05-15 or with drizzle-orm 1. Delete it when `npm run dev` starts
// just as fast, to 0.1 s, without its import in dev-server.ts. With drizzle-orm 0.45 (a 179 kB
// package.json) on Node 24, starting the server from source took 3.0 s without it and 2.15 s with it.
import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Node parses a package's package.json for every file and import of it. That of drizzle-orm lists
 * hundreds of entries and took a quarter of the start time.
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
