import { integrate } from '../tools/integrate.ts';

export function exact(): number {
  return integrate((x) => x ** 2 / (1 + Math.exp(x ** 3)), -2, 2);
}
