export const adminEmail = 'claimant@example.org';

const kept = ['PATH', 'HOME', 'TMPDIR'];

/** What a site under test sees: nothing of the settings in the shell that runs the tests. */
export function siteEnvironment(overrides: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    kept.includes(name) && value !== undefined ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: adminEmail,
    // Otherwise a first start makes one up and prints it.
    ADMIN_PASSWORD: 'a password for tests',
    ...overrides,
  };
}
