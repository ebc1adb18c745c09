import { resolve } from 'node:path';

export const adminEmail = 'claimant@example.org';

const compileCache = resolve(import.meta.dirname, '../../node_modules/.cache/compile');
const kept = ['PATH', 'HOME', 'TMPDIR'];

/** What a site under test sees: nothing of the settings in the shell that runs the tests. */
export function siteEnvironment(overrides: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    kept.includes(name) && value !== undefined ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(inherited),
    // As `npm start` does it: a start takes a third less once its code was compiled.
    NODE_COMPILE_CACHE: compileCache,
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: adminEmail,
    // Otherwise a first start makes one up and prints it.
    ADMIN_PASSWORD: 'a password for tests',
    ...overrides,
  };
}
