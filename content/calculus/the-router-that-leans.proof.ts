import { integrate } from '../tools/integrate.ts';

interface Numbers {
  limit: number;
  scale: number;
}

export function exact({ limit, scale }: Numbers): number {
  return integrate((x) => (scale * x ** 2) / (1 + Math.exp(x ** 3)), -limit, limit);
}

/** Substitutes u = x³ and keeps the old limits. */
export function mistakes({ limit, scale }: Numbers): number[] {
  return [integrate((u) => scale / (1 + Math.exp(u)) / 3, -limit, limit)];
}
