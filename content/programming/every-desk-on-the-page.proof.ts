import { theTrueOne } from '../tools/the-true-one.ts';

const desks = ['fx', 'rates', 'vol'];
const fills = [
  { desk: 'fx', lots: 4 },
  { desk: 'fx', lots: 1 },
  { desk: 'rates', lots: 2 },
];

interface Row {
  name: string;
  lots: number | null;
}

/** Every desk with each of its fills, or with NULL. */
function leftJoin(): Row[] {
  return desks.flatMap((name): Row[] => {
    const own = fills.filter(({ desk }) => desk === name);
    return own.length > 0 ? own.map(({ lots }) => ({ name, lots })) : [{ name, lots: null }];
  });
}

export function exact(): number {
  const kept = leftJoin().filter(({ lots }) => lots !== null && lots >= 3);
  const groups = Map.groupBy(kept, ({ name }) => name);
  const lines = [...groups].map(([name, rows]) => `${name} ${rows.length}`).sort();
  const claims = [
    ['fx 1', 'rates 0', 'vol 0'],
    ['fx 1', 'rates 1', 'vol 1'],
    ['fx 1'],
    ['fx 1', 'vol 1'],
  ];
  return theTrueOne(claims.map((claim) => claim.join() === lines.join()));
}
