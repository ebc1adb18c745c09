import type { NewRun } from '#shared/contracts/drill-run.ts';
import { type Fact, operators } from '#shared/drills/item.ts';

/** What to run, from the URL: `?preset=slug`, `?own=5`, `?token=…`, `?duel=…`, `?facts=…`. */
export function readSource(params: URLSearchParams): NewRun | null {
  const [preset, own, token, duel, facts] = ['preset', 'own', 'token', 'duel', 'facts'].map(
    (name) => params.get(name),
  );
  if (preset) return { kind: 'preset', preset };
  if (own && /^\d{1,9}$/.test(own)) return { kind: 'own', id: Number(own) };
  if (token) return { kind: 'shared', token };
  if (duel) return { kind: 'duel', token: duel, name: null };
  if (facts !== null && facts !== undefined) {
    const named = facts
      .split(';')
      .map(readFact)
      .filter((fact) => fact !== null);
    return { kind: 'facts', facts: named.length > 0 ? named : null };
  }
  return null;
}

const readable = new RegExp(`^([^${operators.join('')}]+)([${operators.join('')}])(.+)$`);

function readFact(text: string): Fact | null {
  const [, left = '', sign, right = ''] = readable.exec(text) ?? [];
  const operator = operators.find((one) => one === sign);
  return operator ? { operator, left, right } : null;
}
