import { compileCache } from '../../scripts/compile-cache.ts';

export const adminEmail = 'claimant@example.org';
export const adminPassword = 'a password for tests';

const kept = ['PATH', 'HOME', 'TMPDIR'];

/** The environment of a site under test, without the settings of the shell that runs the tests. */
export function siteEnvironment(overrides: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    kept.includes(name) && value !== undefined ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(inherited),
    // Like `npm start`.
    NODE_COMPILE_CACHE: compileCache,
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: adminEmail,
    // Otherwise a first start generates one and prints it.
    ADMIN_PASSWORD: adminPassword,
    // As root: a test leaves no user behind on the machine.
    DATABASE_SYSTEM_USER: 'nobody',
    ...overrides,
  };
}
