import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Contents by path. */
export type Tree = Record<string, string>;

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

const packageTree: Tree = {
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
  'src/server/app.ts': `import 'fastify'; import './app-deps.ts'; import './plugins/session.ts'; import './ssr/pages.ts'; import './rooms.ts';`,
  'src/server/rooms.ts': `import './modules/billing/room.ts'; import './modules/accounts/room.ts';`,
  'src/server/modules/billing/room.ts': `import type {} from 'fastify'; import './billing.routes.ts'; import './billing.service.ts';`,
  'src/server/modules/accounts/room.ts': `import type {} from '../billing/room.ts'; import './auth/auth.routes.ts';`,
  'src/server/plugins/session.ts': `import '@fastify/cookie'; import '../modules/accounts/auth/auth.service.ts';`,
  'src/server/ssr/pages.ts': `import 'fastify'; const bundle = '../../web/root.tsx'; await import(bundle);`,
  'src/server/modules/accounts/auth/auth.routes.ts': `import type {} from 'fastify'; import '#shared/contracts/user.ts'; import './auth.service.ts';`,
  'src/server/modules/accounts/auth/auth.routes.db.test.ts': `import 'fastify'; import '#server/db/client.ts'; import './auth.repository.ts'; import '#test/support/app.ts';`,
  'src/server/modules/accounts/auth/password.test.ts': `import './password.ts';`,
  'src/server/modules/accounts/auth/auth.service.ts': `import './auth.repository.ts'; import './password.ts'; import '../../billing/billing.service.ts'; import '#markup/render.ts';`,
  'src/server/modules/accounts/auth/auth.repository.ts': `import 'drizzle-orm'; import '#server/db/client.ts';`,
  'src/server/modules/accounts/auth/password.ts': `import 'node:crypto';`,
  'src/server/modules/billing/billing.routes.ts': `import './billing.service.ts';`,
  'src/server/modules/billing/billing.service.ts': `import '../ground/mail/mail.service.ts'; import '#server/integrations/payments/stripe.ts';`,
  'src/server/modules/ground/mail/mail.service.ts': `import './email.ts'; import '#server/integrations/mailer/smtp.ts';`,
  'src/server/modules/ground/mail/email.ts': `export const email = '';`,
  'src/server/modules/drills/run.service.ts': `import '../accounts/auth/auth.service.ts';`,
  'src/server/modules/site/feeds/feed.service.ts': `import '../../drills/run.service.ts';`,
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
  'src/web/routes/home.tsx': `import type { Route } from './+types/home'; import '../features/questions/daily/daily.tsx'; import '../features/accounts/auth/form.tsx'; import '../features/admin/users/users-tab.tsx'; import '../features/admin/settings/settings-tab.tsx';`,
  'src/web/features/questions/daily/daily.tsx': `import './query.ts'; import '#web/components/ui/card.tsx';`,
  'src/web/features/questions/daily/query.ts': `import '#web/queries/users.ts'; import '#shared/contracts/user.ts';`,
  'src/web/features/accounts/auth/form.tsx': `import '#web/components/ui/card.tsx'; import 'katex/style.css'; import type {} from '#markup/caps.ts'; await import('#markup/render.ts');`,
  'src/web/features/admin/users/users-tab.tsx': `import '#web/components/ui/card.tsx';`,
  'src/web/features/admin/settings/settings-tab.tsx': `import '#web/components/ui/card.tsx';`,
  'src/web/components/ui/card.tsx': `import '#web/lib/api.ts';`,
  'src/web/features/practice/lab/lab-worker.ts': `import '../../../../../content/tools/seeded-random.ts';`,
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

/** The clean tree in a temporary folder, with packages to import. */
export class LayeredProject {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<LayeredProject> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'martingale-rules-')));
    const project = new LayeredProject(folder);
    await project.write({ ...packageTree, ...cleanTree });
    return project;
  }

  async write(tree: Tree): Promise<void> {
    for (const [path, text] of Object.entries(tree)) {
      await mkdir(dirname(join(this.folder, path)), { recursive: true });
      await writeFile(join(this.folder, path), text);
    }
  }

  async undo(change: Tree): Promise<void> {
    for (const path of Object.keys(change)) await rm(join(this.folder, path));
    const replaced = Object.entries(cleanTree).filter(([path]) => path in change);
    await this.write(Object.fromEntries(replaced));
  }

  remove = () => rm(this.folder, { recursive: true });
}
