/** 1 card, 2 cards. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export const dice = (number: number): string => count(number, 'die', 'dice');
