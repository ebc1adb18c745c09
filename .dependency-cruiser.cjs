// Which part of the source may import which. test/rules/dependency-rules.test.ts proves each rule.

const tests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-circular',
    comment: 'Two files that import each other, if only for types, are one file or want a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nothing imports and that imports nothing is left over.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        tests,
        '\\.d\\.ts$',
        '^src/server/main\\.ts$',
        '^src/web/(root\\.tsx|routes\\.ts|entry\\.[^/]+|routes/.*)$',
      ],
    },
    to: {},
  },
  {
    name: 'no-unresolvable',
    comment: 'The import leads nowhere: a wrong path, or a package that is not installed.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-dev-dependencies',
    comment: 'The site runs without development dependencies.',
    severity: 'error',
    from: { path: '^src/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'no-tooling',
    comment: 'The site runs without its tests, benchmarks and scripts.',
    severity: 'error',
    from: { path: '^src/', pathNot: tests },
    to: { path: '^(test|bench|scripts)/' },
  },
];

const databaseTests = ['\\.db\\.test\\.ts$', '^test/faults/'];
const testDatabase = '^test/support/database\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenTests = [
  {
    name: 'test-without-database',
    comment: 'Only tests named *.db.test.ts, and those in test/faults, have a database.',
    severity: 'error',
    from: { path: tests, pathNot: databaseTests },
    to: { path: testDatabase, reachable: true },
  },
];

/** @type {import('dependency-cruiser').IRequiredRuleType[]} */
const ofTests = [
  {
    name: 'test-with-database',
    comment: 'A database is started for nothing: without it, the test is named *.test.ts.',
    severity: 'error',
    module: { path: '\\.db\\.test\\.ts$' },
    to: { path: testDatabase, reachable: true },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenParts = [
  {
    name: 'shared-imports-only-zod',
    comment: 'src/shared runs anywhere, so it knows nothing but itself and zod.',
    severity: 'error',
    from: { path: '^src/shared/', pathNot: tests },
    to: { pathNot: ['^src/shared/', 'node_modules/zod/'] },
  },
  {
    name: 'markup-imports-only-its-libraries',
    comment: 'src/markup runs anywhere too: it knows itself, src/shared, markdown-it and KaTeX.',
    severity: 'error',
    from: { path: '^src/markup/', pathNot: tests },
    to: { pathNot: ['^src/(markup|shared)/', 'node_modules/(markdown-it|katex)/'] },
  },
  {
    name: 'markup-libraries-in-markup',
    comment: 'One renderer for all texts. Pages take only the style sheet from KaTeX.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/markup/' },
    to: { path: 'node_modules/(markdown-it|katex)/', pathNot: '\\.css$' },
  },
  {
    name: 'web-loads-markup-lazily',
    comment: 'Only who types a preview downloads the renderer: await import(…), or its types.',
    severity: 'error',
    from: { path: '^src/web/', pathNot: tests },
    to: { path: '^src/markup/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-takes-calls-as-types',
    comment: 'The table of calls would bring every schema, and Zod, into the pages: import type.',
    severity: 'error',
    from: { path: '^src/web/', pathNot: [tests, '^src/web/lib/check-response\\.ts$'] },
    to: {
      path: '^src/shared/contracts/(calls\\.ts|calls/|check-response\\.ts$)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-not-to-server',
    comment: 'Pages reach the server over the API.',
    severity: 'error',
    from: { path: '^src/web/' },
    to: { path: '^src/server/' },
  },
  {
    name: 'server-not-to-web',
    comment: 'src/server/ssr loads the built bundle; nothing imports the sources of the pages.',
    severity: 'error',
    from: { path: '^src/server/' },
    to: { path: '^src/web/' },
  },
  {
    name: 'postgres-stands-alone',
    comment: 'src/postgres is handed what it has to know of the site.',
    severity: 'error',
    from: { path: '^src/postgres/', pathNot: tests },
    to: { path: '^src/(?!postgres/)' },
  },
  {
    name: 'postgres-by-its-doors',
    comment: 'Only the files at the top of src/postgres are for the rest of the project.',
    severity: 'error',
    from: { path: '^src/(?!postgres/)', pathNot: tests },
    to: { path: '^src/postgres/[^/]+/' },
  },
  {
    name: 'content-in-the-lab',
    comment: 'The site reads the bank as files: a program in the pages would be public.',
    severity: 'error',
    from: { path: '^src/', pathNot: [tests, '^src/web/features/practice/lab/'] },
    to: { path: '^content/' },
  },
  {
    name: 'lab-takes-only-tools-that-tell-nothing',
    comment: 'What the lab runs comes by a call that checks who may have it.',
    severity: 'error',
    from: { path: '^src/web/features/practice/lab/', pathNot: tests },
    to: { path: '^content/', pathNot: '^content/tools/(seeded-random|figure)\\.ts$' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const web = [
  {
    name: 'feature-not-to-feature',
    comment: 'What two features share belongs to components or lib; a route puts them together.',
    severity: 'error',
    from: { path: '^src/web/features/(drills|[^/]+/[^/]+)/' },
    to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
  },
  {
    name: 'feature-not-to-route',
    comment: 'routes → features, never back.',
    severity: 'error',
    from: { path: '^src/web/features/' },
    to: { path: '^src/web/(routes/|routes\\.ts$|root\\.tsx$)' },
  },
  {
    name: 'component-not-to-feature-or-route',
    comment: 'routes → features → components and lib, never back.',
    severity: 'error',
    from: { path: '^src/web/(components|lib)/' },
    to: { path: '^src/web/(features/|routes/|routes\\.ts$|root\\.tsx$)' },
  },
  {
    name: 'query-not-to-component',
    comment: 'queries → lib: what is fetched knows nothing of who shows it.',
    severity: 'error',
    from: { path: '^src/web/queries/' },
    to: { path: '^src/web/(components/|features/|routes/|routes\\.ts$|root\\.tsx$)' },
  },
];

/** The rooms of src/server/modules, lowest first. Those of one line know nothing of each other. */
const rooms = [
  ['ground'],
  ['billing'],
  ['accounts'],
  ['questions'],
  ['practice'],
  ['drills', 'interviews', 'meetings', 'discussions'],
  ['site'],
];

const modulesOf = (names) => `^src/server/modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenRooms = [
  {
    name: 'module-in-room',
    comment: 'Every module lies in one of the rooms.',
    severity: 'error',
    from: { path: '^src/server/modules/', pathNot: modulesOf(rooms.flat()) },
    to: {},
  },
  ...rooms.slice(0, -1).flatMap((row, level) =>
    row.map((room) => ({
      name: `${room}-knows-lower-rooms`,
      comment: `Rooms import lower rooms only, types included: ${rooms.join(' ← ')}.`,
      severity: 'error',
      from: { path: modulesOf([room]), pathNot: tests },
      to: {
        path: modulesOf(
          rooms
            .slice(level)
            .flat()
            .filter((other) => other !== room),
        ),
      },
    })),
  ),
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const server = [
  {
    name: 'fastify-at-the-edge',
    comment: 'Only routes, rooms, plugins, ssr, app.ts and its dependencies know Fastify.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [tests, '(\\.routes|/room)\\.ts$', '^src/server/(plugins/|ssr/|app(-deps)?\\.ts$)'],
    },
    to: { path: 'node_modules/(fastify|fastify-[^/]+|@fastify)/' },
  },
  {
    name: 'drizzle-in-repositories',
    comment: 'Only repositories, src/server/db and what restores backups know Drizzle.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [tests, '\\.repository\\.ts$', '^src/server/db/', '^src/postgres/backup/'],
    },
    to: { path: 'node_modules/drizzle-orm/' },
  },
  {
    name: 'stripe-in-payments',
    comment: 'Only src/server/integrations/payments knows Stripe.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/server/integrations/payments/' },
    to: { path: 'node_modules/stripe/' },
  },
  {
    name: 'nodemailer-in-mailer',
    comment: 'Only src/server/integrations/mailer knows nodemailer.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/server/integrations/mailer/' },
    to: { path: 'node_modules/nodemailer/' },
  },
  {
    name: 'openid-client-in-openid',
    comment: 'Only src/server/integrations/openid knows openid-client.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/server/integrations/openid/' },
    to: { path: 'node_modules/openid-client/' },
  },
  {
    name: 'room-to-room-by-service',
    comment: 'A room calls another through services, which its room.ts hands out.',
    severity: 'error',
    from: { path: '^src/server/modules/([^/]+)/', pathNot: tests },
    to: {
      path: '^src/server/modules/',
      pathNot: ['^src/server/modules/$1/', '(\\.service|/room)\\.ts$'],
    },
  },
  {
    name: 'module-to-module-by-service',
    comment:
      'A module calls another of its room through its service. Files of the room are for all.',
    severity: 'error',
    from: { path: '^src/server/modules/([^/]+)/([^/]+)/', pathNot: tests },
    to: {
      path: '^src/server/modules/$1/',
      pathNot: ['^src/server/modules/$1/($2/|[^/]+$)', '\\.service\\.ts$'],
    },
  },
  {
    name: 'rooms-are-opened-above',
    comment: 'A room.ts puts its room together; only rooms.ts and other rooms know it.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/server/rooms\\.ts$', '/room\\.ts$'] },
    to: { path: '^src/server/modules/[^/]+/room\\.ts$' },
  },
  {
    name: 'routes-by-service',
    comment: 'routes → service → repository → db: routes skip no layer.',
    severity: 'error',
    from: { path: '^src/server/.*\\.routes\\.ts$' },
    to: { path: ['\\.repository\\.ts$', '^src/server/db/'] },
  },
  {
    name: 'lib-knows-nothing',
    comment: 'src/server/lib holds what any part of the server may use, so it uses none of them.',
    severity: 'error',
    from: { path: '^src/server/lib/', pathNot: tests },
    to: { path: '^src/server/', pathNot: '^src/server/lib/' },
  },
  {
    name: 'nobody-to-boot',
    comment: 'boot starts and stops the rest, which knows only the type of its configuration.',
    severity: 'error',
    from: { path: '^src/server/', pathNot: [tests, '^src/server/(boot/|main\\.ts$)'] },
    to: { path: '^src/server/boot/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'service-not-to-routes',
    comment: 'routes → service → repository → db, never back.',
    severity: 'error',
    from: { path: '^src/server/.*\\.service\\.ts$' },
    to: { path: '\\.routes\\.ts$' },
  },
  {
    name: 'repository-not-to-service-or-routes',
    comment: 'routes → service → repository → db, never back.',
    severity: 'error',
    from: { path: '^src/server/.*\\.repository\\.ts$' },
    to: { path: '\\.(service|routes)\\.ts$' },
  },
  {
    name: 'db-not-to-modules',
    comment: 'routes → service → repository → db, never back.',
    severity: 'error',
    from: { path: '^src/server/db/', pathNot: tests },
    to: { path: '\\.(repository|service|routes)\\.ts$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...everywhere, ...betweenTests, ...betweenParts, ...web, ...betweenRooms, ...server],
  required: ofTests,
  options: {
    doNotFollow: { path: 'node_modules' },
    // React Router generates these: types beside a route, and the build's modules.
    exclude: { path: ['(^|/)\\+types/', '^virtual:'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
