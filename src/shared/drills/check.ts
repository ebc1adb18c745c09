import { compare, parseFraction } from '../domain/fraction.ts';
import type { Asks } from './item.ts';

export const longestResponse = 30;

/**
 * Responses are text: a typed number, the number of an option from 1 on, or the numbers of the
 * events, the likeliest first, such as 213. An empty one skips the item.
 */
export function isRight(asks: Asks, response: string): boolean {
  switch (asks.kind) {
    case 'number': {
      const [given, answer] = [parseFraction(response), parseFraction(asks.answer)];
      return given !== null && answer !== null && compare(given, answer) === 0;
    }
    case 'option':
      return response === String(asks.right + 1);
    case 'order':
      return response === rightOrder(asks.right);
  }
}

function rightOrder(right: readonly number[]): string {
  return right.map((event) => event + 1).join('');
}

/** The response that is right. */
export function rightResponse(asks: Asks): string {
  switch (asks.kind) {
    case 'number':
      return asks.answer;
    case 'option':
      return String(asks.right + 1);
    case 'order':
      return rightOrder(asks.right);
  }
}
