import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LayeredProject, type Tree } from '#test/support/layered-project.ts';

const configFile = resolve(import.meta.dirname, '../../.dependency-cruiser.cjs');

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
    { 'src/server/modules/accounts/auth/password.db.test.ts': `import './password.ts';` },
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
  [
    'markup-libraries-in-markup',
    { 'src/server/modules/accounts/auth/password.ts': `import 'katex';` },
  ],
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
    {
      'src/server/modules/accounts/auth/password.ts': `import '../../../../../content/tools/draw.ts';`,
    },
  ],
  [
    'lab-takes-only-tools-that-tell-nothing',
    {
      'src/web/features/practice/lab/lab-worker.ts': `import '../../../../../content/tools/draw.ts';`,
    },
  ],

  [
    'feature-not-to-feature',
    { 'src/web/features/accounts/auth/form.tsx': `import '../../questions/daily/query.ts';` },
  ],
  [
    'feature-not-to-feature',
    { 'src/web/features/admin/users/users-tab.tsx': `import '../settings/settings-tab.tsx';` },
  ],
  [
    'feature-not-to-feature',
    { 'src/web/features/accounts/auth/form.tsx': `import '../../admin/users/users-tab.tsx';` },
  ],
  [
    'feature-not-to-route',
    { 'src/web/features/accounts/auth/form.tsx': `import '#web/routes/about.tsx';` },
  ],
  [
    'feature-not-to-route',
    { 'src/web/features/accounts/auth/form.tsx': `import '#web/root.tsx';` },
  ],
  [
    'component-not-to-feature-or-route',
    { 'src/web/components/ui/menu.tsx': `import '#web/features/accounts/auth/form.tsx';` },
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
    { 'src/web/queries/users.ts': `import type {} from '#web/features/accounts/auth/form.tsx';` },
  ],
  ['query-not-to-component', { 'src/web/queries/users.ts': `import '#web/routes/about.tsx';` }],

  ['fastify-at-the-edge', { 'src/server/modules/accounts/auth/password.ts': `import 'fastify';` }],
  [
    'fastify-at-the-edge',
    { 'src/server/modules/accounts/auth/password.ts': `import type {} from '@fastify/cookie';` },
  ],
  [
    'drizzle-in-repositories',
    { 'src/server/modules/accounts/auth/password.ts': `import 'drizzle-orm';` },
  ],
  ['stripe-in-payments', { 'src/server/integrations/mailer/smtp.ts': `import 'stripe';` }],
  [
    'nodemailer-in-mailer',
    { 'src/server/integrations/payments/stripe.ts': `import 'nodemailer';` },
  ],
  [
    'openid-client-in-openid',
    { 'src/server/modules/accounts/auth/openid/openid.service.ts': `import 'openid-client';` },
  ],
  [
    'room-to-room-by-service',
    { 'src/server/modules/billing/billing.service.ts': `import '../ground/mail/email.ts';` },
  ],
  [
    'room-to-room-by-service',
    { 'src/server/modules/drills/run.service.ts': `import '../accounts/auth/auth.repository.ts';` },
  ],
  [
    'module-to-module-by-service',
    { 'src/server/modules/accounts/passkeys/a.service.ts': `import '../auth/auth.repository.ts';` },
  ],
  [
    'rooms-are-opened-above',
    {
      'src/server/modules/accounts/auth/auth.service.ts': `import type {} from '../../billing/room.ts';`,
    },
  ],
  ['module-in-room', { 'src/server/modules/attic/old.ts': `import '../../lib/errors.ts';` }],
  ...[
    'ground',
    'billing',
    'accounts',
    'questions',
    'practice',
    'drills',
    'interviews',
    'meetings',
    'discussions',
  ].map((room): [string, Tree] => [
    `${room}-knows-lower-rooms`,
    {
      [`src/server/modules/${room}/a/b.ts`]: `import type {} from '#server/modules/site/feeds/feed.service.ts';`,
    },
  ]),
  [
    'drills-knows-lower-rooms',
    {
      'src/server/modules/drills/run.service.ts': `import '../discussions/threads/a.service.ts';`,
      'src/server/modules/discussions/threads/a.service.ts': `import '../../ground/mail/mail.service.ts';`,
    },
  ],
  [
    'routes-by-service',
    { 'src/server/modules/accounts/auth/auth.routes.ts': `import './auth.repository.ts';` },
  ],
  [
    'routes-by-service',
    { 'src/server/modules/accounts/auth/auth.routes.ts': `import '#server/db/client.ts';` },
  ],
  [
    'service-not-to-routes',
    { 'src/server/modules/accounts/auth/login.service.ts': `import './auth.routes.ts';` },
  ],
  [
    'repository-not-to-service-or-routes',
    { 'src/server/modules/accounts/auth/login.repository.ts': `import './auth.service.ts';` },
  ],
  [
    'repository-not-to-service-or-routes',
    { 'src/server/modules/accounts/auth/login.repository.ts': `import './auth.routes.ts';` },
  ],
  [
    'db-not-to-modules',
    { 'src/server/db/seed.ts': `import '../modules/accounts/auth/auth.service.ts';` },
  ],
];

const options = await extractDepcruiseOptions(configFile);

let project: LayeredProject;
beforeAll(async () => {
  project = await LayeredProject.create();
});
afterAll(() => project.remove());

/** The rules broken by these files and everything that they import. */
async function brokenRules(files: string[]): Promise<string[]> {
  const { output } = await cruise(
    files,
    { ...options, baseDir: project.folder },
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
    await project.write(change);
    onTestFinished(() => project.undo(change));
    const changed = Object.keys(change).filter((path) => /^(src|test)\//.test(path));
    expect(await brokenRules(changed)).toEqual([rule]);
  });

  it('are each covered by a violation above', async () => {
    const { forbidden = [], required = [] } = await extractDepcruiseConfig(configFile);
    const proven = violations.map(([rule]) => rule);
    const rules = [...forbidden, ...required].map((rule) => rule.name ?? '');
    expect(rules.filter((name) => !proven.includes(name))).toEqual([]);
  });
});
