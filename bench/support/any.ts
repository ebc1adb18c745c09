export function any<Item>(list: readonly Item[]): Item {
  const item = list[anyNumber(list.length) - 1];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** From 1. */
export function anyNumber(highest: number): number {
  return 1 + Math.floor(Math.random() * highest);
}

/** For a search: a new spelling with the same matches, to bypass caches. */
export function anySpelling(part: string): string {
  const spelled = [...part].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter));
  return encodeURIComponent(spelled.join(''));
}
