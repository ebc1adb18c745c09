import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exceptions, joinedTables, ownedTables } from './table-owners.ts';

interface Use {
  file: string;
  room: string;
  table: string;
  isWrite: boolean;
}

const ownerOf = new Map(
  Object.entries(ownedTables).flatMap(([room, tables]) => tables.map((table) => [table, room])),
);

const imports = /import \{([^}]*)\} from '[^']*\/db\/tables\/[\w-]+\.ts'/g;

function usesIn(file: string): Use[] {
  const source = readFileSync(file, 'utf8');
  const [, room = ''] = /^src\/server\/(?:modules\/)?([^/]+)/.exec(file) ?? [];
  const tables = [...source.matchAll(imports)].flatMap(([, names = '']) => names.split(','));
  return tables
    .map((name) => name.trim())
    .filter((name) => ownerOf.has(name))
    .map((table) => {
      const isWrite = new RegExp(`\\.(insert|update|delete)\\(\\s*${table}\\b`).test(source);
      return { file, room, table, isWrite };
    });
}

const uses = globSync('src/server/{modules,db,integrations,ssr}/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/db\/tables\//.test(file) && !exceptions.includes(file))
  .flatMap(usesIn);
const elsewhere = uses.filter(({ room, table }) => room !== ownerOf.get(table));

it('every table has an owner', () => {
  const tables = globSync('src/server/db/tables/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = pg(?:Table|View)\(/g)].map(
      ([, name]) => name,
    ),
  );
  expect(tables.toSorted()).toEqual([...ownerOf.keys()].toSorted());
});

it('only its owner writes a table', () => {
  expect(elsewhere.filter(({ isWrite }) => isWrite)).toEqual([]);
});

it('each join with a table of another room is listed', () => {
  const joined: Record<string, string[]> = {};
  for (const { room, table } of elsewhere) {
    joined[room] = [...new Set([...(joined[room] ?? []), table])].toSorted();
  }
  expect(joined).toEqual(joinedTables);
});
