import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const configFile = resolve(import.meta.dirname, '../../.dependency-cruiser.cjs');

type Tree = Record<string, string>;

const packages = [
  'zod',
  'fastify',
  '@fastify/cookie',
  'drizzle-orm',
  'stripe',
  'nodemailer',
  'openid-client',
  'pg',
  'markdown-it',
  'katex',
];

const project: Tree = {
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])),
    devDependencies: { vitest: '1.0.0' },
    imports: {
      '#shared/*': './src/shared/*',
      '#markup/*': './src/markup/*',
      '#postgres/*': './src/postgres/*',
      '#server/*': './src/server/*',
      '#web/*': './src/web/*',
      '#test/*': './test/*',
    },
  }),
  ...Object.fromEntries([...packages, 'vitest'].flatMap(installedPackage)),
};

function installedPackage(name: string): [string, string][] {
  const manifest = JSON.stringify({
    name,
    version: '1.0.0',
    type: 'module',
    exports: { '.': './index.js', './style.css': './style.css' },
  });
  return [
    [`node_modules/${name}/package.json`, manifest],
    [`node_modules/${name}/index.js`, 'export default {};'],
    [`node_modules/${name}/style.css`, ''],
  ];
}

/** Every layer once, each importing all that it may. */
const cleanTree: Tree = {
  'src/shared/contracts/user.ts': `import { z } from 'zod'; import '../domain/price.ts';`,
  'src/shared/contracts/calls.ts': `import './calls/users.ts';`,
  'src/shared/contracts/calls/users.ts': `import '../user.ts';`,
  'src/shared/contracts/check-response.ts': `import './calls.ts';`,
  'src/shared/domain/price.ts': `export const price = 1;`,
  'src/shared/domain/price.test.ts': `import 'vitest'; import '#test/support/user.ts'; import './price.ts';`,

  'src/markup/render.ts': `import 'markdown-it'; import 'katex'; import './caps.ts'; import '#shared/domain/price.ts';`,
  'src/markup/caps.ts': `export const cap = 1;`,
  'src/markup/render.test.ts': `import 'vitest'; import '#test/support/user.ts'; import './render.ts';`,

  'src/postgres/embedded.ts': `export * from './embedded/launcher.ts';`,
  'src/postgres/embedded/launcher.ts': `import 'pg';`,
  'src/postgres/embedded/launcher.fault.test.ts': `import './launcher.ts'; import '#server/lib/errors.ts';`,

  'src/server/main.ts': `import './boot/run.ts';`,
  'src/server/boot/run.ts': `import '../app.ts'; import './config.ts'; import '#postgres/embedded.ts';`,
  'src/server/boot/config.ts': `import 'zod'; import '../lib/errors.ts';`,
  'src/server/lib/errors.ts': `import 'node:http';`,
  'src/server/app-deps.ts': `import 'fastify'; import type {} from './boot/config.ts';`,
  'src/server/app.ts': `import 'fastify'; import './app-deps.ts'; import './plugins/session.ts'; import './ssr/pages.ts'; import './modules/auth/auth.routes.ts'; import './modules/billing/billing.routes.ts';`,
  'src/server/plugins/session.ts': `import '@fastify/cookie'; import '../modules/auth/auth.service.ts';`,
  'src/server/ssr/pages.ts': `import 'fastify'; const bundle = '../../web/root.tsx'; await import(bundle);`,
  'src/server/modules/auth/auth.routes.ts': `import type {} from 'fastify'; import '#shared/contracts/user.ts'; import './auth.service.ts';`,
  'src/server/modules/auth/auth.routes.db.test.ts': `import 'fastify'; import '#server/db/client.ts'; import './auth.repository.ts'; import '#test/support/app.ts';`,
  'src/server/modules/auth/password.test.ts': `import './password.ts';`,
  'src/server/modules/auth/auth.service.ts': `import './auth.repository.ts'; import './password.ts'; import '#markup/render.ts';`,
  'src/server/modules/auth/auth.repository.ts': `import 'drizzle-orm'; import '#server/db/client.ts';`,
  'src/server/modules/auth/password.ts': `import 'node:crypto';`,
  'src/server/modules/billing/billing.routes.ts': `import './billing.service.ts';`,
  'src/server/modules/billing/billing.service.ts': `import '../auth/auth.service.ts'; import '#server/integrations/payments/stripe.ts'; import '#server/integrations/mailer/smtp.ts';`,
  'src/server/integrations/payments/stripe.ts': `import 'stripe';`,
  'src/server/integrations/mailer/smtp.ts': `import 'nodemailer';`,
  'src/server/integrations/openid/openid.ts': `import 'openid-client';`,
  'src/server/db/client.ts': `import 'pg'; import 'drizzle-orm'; import './tables/users.ts';`,
  'src/server/db/tables/users.ts': `import 'drizzle-orm';`,

  'src/web/root.tsx': `import './app.css?url'; import type { Route } from './+types/root'; export const root = <p />;`,
  'src/web/app.css': '',
  'src/web/routes.ts': `export default [];`,
  'src/web/entry.server.tsx': `import 'virtual:react-router/server-build';`,
  'src/web/routes/about.tsx': `export default 1;`,
  'src/web/routes/home.tsx': `import type { Route } from './+types/home'; import '../features/daily/daily.tsx'; import '../features/auth/form.tsx'; import '../features/admin/users/users-tab.tsx'; import '../features/admin/settings/settings-tab.tsx';`,
  'src/web/features/daily/daily.tsx': `import './query.ts'; import '#web/components/ui/card.tsx';`,
  'src/web/features/daily/query.ts': `import '#web/queries/users.ts'; import '#shared/contracts/user.ts';`,
  'src/web/features/auth/form.tsx': `import '#web/components/ui/card.tsx'; import 'katex/style.css'; import type {} from '#markup/caps.ts'; await import('#markup/render.ts');`,
  'src/web/features/admin/users/users-tab.tsx': `import '#web/components/ui/card.tsx';`,
  'src/web/features/admin/settings/settings-tab.tsx': `import '#web/components/ui/card.tsx';`,
  'src/web/components/ui/card.tsx': `import '#web/lib/api.ts';`,
  'src/web/features/lab/lab-worker.ts': `import '../../../../content/tools/seeded-random.ts';`,
  'src/web/queries/users.ts': `import '#web/lib/api.ts';`,
  'src/web/lib/api.ts': `import '#shared/domain/price.ts'; import type {} from '#shared/contracts/calls.ts'; await import('./check-response.ts');`,
  'src/web/lib/api.test.ts': `import '#shared/contracts/check-response.ts';`,
  'src/web/lib/check-response.ts': `export * from '#shared/contracts/check-response.ts';`,

  'content/tools/seeded-random.ts': `export const seed = 1;`,
  'content/tools/draw.ts': `export const draw = 1;`,
  'content/tools/draw.test.ts': `import './draw.ts';`,

  'test/support/user.ts': `export const user = 1;`,
  'test/support/app.ts': `import '#server/app.ts'; import './database.ts';`,
  'test/support/database.ts': `import 'pg';`,
  'test/faults/killed.test.ts': `import '#test/support/database.ts';`,
};

/** One change to the clean tree that breaks exactly the named rule. */
const violations: [rule: string, change: Tree][] = [
  ['no-circular', { 'src/shared/domain/price.ts': `import type {} from '../contracts/user.ts';` }],
  ['no-orphans', { 'src/shared/domain/left-over.ts': `export const old = 1;` }],
  ['no-unresolvable', { 'src/web/lib/api.ts': `import './missing.ts';` }],
  ['no-unresolvable', { 'src/web/lib/api.ts': `import 'not-installed';` }],
  ['no-dev-dependencies', { 'src/web/lib/api.ts': `import 'vitest';` }],
  ['no-tooling', { 'src/web/lib/api.ts': `import '#test/support/user.ts';` }],
  ['no-tooling', { 'src/web/lib/api.ts': `import '../../../scripts/x.ts';`, 'scripts/x.ts': '' }],
  ['no-tooling', { 'src/web/lib/api.ts': `import '../../../bench/x.ts';`, 'bench/x.ts': '' }],

  [
    'test-without-database',
    { 'src/shared/domain/price.test.ts': `import '#test/support/app.ts';` },
  ],
  [
    'test-without-database',
    { 'test/unit/price.test.ts': `import type {} from '../support/database.ts';` },
  ],
  [
    'test-with-database',
    { 'src/server/modules/auth/password.db.test.ts': `import './password.ts';` },
  ],

  ['shared-imports-only-zod', { 'src/shared/domain/price.ts': `import 'pg';` }],
  ['shared-imports-only-zod', { 'src/shared/domain/price.ts': `import 'node:fs';` }],
  ['shared-imports-only-zod', { 'src/shared/domain/price.ts': `import '#web/routes/about.tsx';` }],
  ['markup-imports-only-its-libraries', { 'src/markup/caps.ts': `import 'node:fs';` }],
  ['markup-imports-only-its-libraries', { 'src/markup/caps.ts': `import 'zod';` }],
  [
    'markup-imports-only-its-libraries',
    { 'src/markup/caps.ts': `import type {} from '#server/db/client.ts';` },
  ],
  ['markup-imports-only-its-libraries', { 'src/markup/caps.ts': `import '#web/lib/api.ts';` }],
  ['markup-libraries-in-markup', { 'src/server/modules/auth/password.ts': `import 'katex';` }],
  ['markup-libraries-in-markup', { 'src/web/lib/api.ts': `await import('markdown-it');` }],
  ['web-loads-markup-lazily', { 'src/web/lib/api.ts': `import '#markup/render.ts';` }],
  ['web-loads-markup-lazily', { 'src/web/routes/about.tsx': `export * from '#markup/caps.ts';` }],
  ['web-takes-calls-as-types', { 'src/web/lib/api.ts': `import '#shared/contracts/calls.ts';` }],
  [
    'web-takes-calls-as-types',
    { 'src/web/queries/users.ts': `import '#shared/contracts/calls/users.ts';` },
  ],
  [
    'web-takes-calls-as-types',
    { 'src/web/lib/api.ts': `await import('#shared/contracts/check-response.ts');` },
  ],
  ['web-not-to-server', { 'src/web/lib/api.ts': `import type {} from '#server/db/client.ts';` }],
  ['web-not-to-server', { 'src/web/lib/api.test.ts': `import '#server/db/client.ts';` }],
  ['server-not-to-web', { 'src/server/ssr/pages.ts': `await import('#web/root.tsx');` }],
  [
    'postgres-stands-alone',
    { 'src/postgres/embedded/launcher.ts': `import '#server/lib/errors.ts';` },
  ],
  [
    'postgres-stands-alone',
    { 'src/postgres/embedded/launcher.ts': `import '#shared/domain/price.ts';` },
  ],
  [
    'postgres-by-its-doors',
    { 'src/server/boot/run.ts': `import '#postgres/embedded/launcher.ts';` },
  ],
  ['lib-knows-nothing', { 'src/server/lib/errors.ts': `import '#server/db/tables/users.ts';` }],
  ['nobody-to-boot', { 'src/server/app.ts': `import './boot/config.ts';` }],
  ['content-in-the-lab', { 'src/web/lib/api.ts': `import '../../../content/tools/draw.ts';` }],
  [
    'content-in-the-lab',
    { 'src/server/modules/auth/password.ts': `import '../../../../content/tools/draw.ts';` },
  ],
  [
    'lab-takes-only-the-generator',
    { 'src/web/features/lab/lab-worker.ts': `import '../../../../content/tools/draw.ts';` },
  ],

  ['feature-not-to-feature', { 'src/web/features/auth/form.tsx': `import '../daily/query.ts';` }],
  [
    'feature-not-to-feature',
    { 'src/web/features/admin/users/users-tab.tsx': `import '../settings/settings-tab.tsx';` },
  ],
  [
    'feature-not-to-feature',
    { 'src/web/features/auth/form.tsx': `import '../admin/users/users-tab.tsx';` },
  ],
  ['feature-not-to-route', { 'src/web/features/auth/form.tsx': `import '#web/routes/about.tsx';` }],
  ['feature-not-to-route', { 'src/web/features/auth/form.tsx': `import '#web/root.tsx';` }],
  [
    'component-not-to-feature-or-route',
    { 'src/web/components/ui/menu.tsx': `import '#web/features/auth/form.tsx';` },
  ],
  [
    'component-not-to-feature-or-route',
    { 'src/web/lib/storage.ts': `import '#web/routes/about.tsx';` },
  ],
  [
    'query-not-to-component',
    { 'src/web/queries/users.ts': `import '#web/components/ui/card.tsx';` },
  ],
  [
    'query-not-to-component',
    { 'src/web/queries/users.ts': `import type {} from '#web/features/auth/form.tsx';` },
  ],
  ['query-not-to-component', { 'src/web/queries/users.ts': `import '#web/routes/about.tsx';` }],

  ['fastify-at-the-edge', { 'src/server/modules/auth/password.ts': `import 'fastify';` }],
  [
    'fastify-at-the-edge',
    { 'src/server/modules/auth/password.ts': `import type {} from '@fastify/cookie';` },
  ],
  ['drizzle-in-repositories', { 'src/server/modules/auth/password.ts': `import 'drizzle-orm';` }],
  ['stripe-in-payments', { 'src/server/integrations/mailer/smtp.ts': `import 'stripe';` }],
  [
    'nodemailer-in-mailer',
    { 'src/server/integrations/payments/stripe.ts': `import 'nodemailer';` },
  ],
  [
    'openid-client-in-openid',
    { 'src/server/modules/auth/openid/openid.service.ts': `import 'openid-client';` },
  ],
  [
    'module-to-module-by-service',
    { 'src/server/modules/billing/billing.service.ts': `import '../auth/password.ts';` },
  ],
  [
    'module-to-module-by-service',
    { 'src/server/modules/billing/billing.service.ts': `import '../auth/auth.repository.ts';` },
  ],
  [
    'routes-by-service',
    { 'src/server/modules/auth/auth.routes.ts': `import './auth.repository.ts';` },
  ],
  [
    'routes-by-service',
    { 'src/server/modules/auth/auth.routes.ts': `import '#server/db/client.ts';` },
  ],
  [
    'service-not-to-routes',
    { 'src/server/modules/auth/login.service.ts': `import './auth.routes.ts';` },
  ],
  [
    'repository-not-to-service-or-routes',
    { 'src/server/modules/auth/login.repository.ts': `import './auth.service.ts';` },
  ],
  [
    'repository-not-to-service-or-routes',
    { 'src/server/modules/auth/login.repository.ts': `import './auth.routes.ts';` },
  ],
  ['db-not-to-modules', { 'src/server/db/seed.ts': `import '../modules/auth/auth.service.ts';` }],
];

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'martingale-rules-')));
  await write({ ...project, ...cleanTree });
});
afterAll(() => rm(folder, { recursive: true }));

async function write(tree: Tree): Promise<void> {
  for (const [path, text] of Object.entries(tree)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function remove(change: Tree): Promise<void> {
  for (const path of Object.keys(change)) await rm(join(folder, path));
  const replaced = Object.entries(cleanTree).filter(([path]) => path in change);
  await write(Object.fromEntries(replaced));
}

/** In these files and all that they lead to. */
async function brokenRules(files: string[]): Promise<string[]> {
  const options = await extractDepcruiseOptions(configFile);
  const { output } = await cruise(
    files,
    { ...options, baseDir: folder },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(`expected a result object, got: ${output}`);
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))];
}

describe('dependency rules', () => {
  it('accept the intended layout', async () => {
    expect(await brokenRules(['src', 'test'])).toEqual([]);
  });

  it.each(violations)('%s catches: %j', async (rule, change) => {
    await write(change);
    onTestFinished(() => remove(change));
    const changed = Object.keys(change).filter((path) => /^(src|test)\//.test(path));
    expect(await brokenRules(changed)).toEqual([rule]);
  });

  it('are each proven by a violation above', async () => {
    const { forbidden = [], required = [] } = await extractDepcruiseConfig(configFile);
    const proven = violations.map(([rule]) => rule);
    const rules = [...forbidden, ...required].map((rule) => rule.name ?? '');
    expect(rules.filter((name) => !proven.includes(name))).toEqual([]);
  });
});
