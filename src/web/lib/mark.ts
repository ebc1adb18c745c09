/**
 * A page that members share is rendered once, with marks in place of what differs between them. The
 * server fills them in, so no browser ever sees one.
 */
export const markStart = '\uE000';
export const markEnd = '\uE001';

export type Mark = `${typeof markStart}${string}`;

export function isMark(value: string | null): value is Mark {
  return value?.startsWith(markStart) ?? false;
}

/** The first letter of a name, also of one that a mark stands for. */
export function initialOf(name: string): string {
  if (isMark(name)) return name.replace(markEnd, `${initialSuffix}${markEnd}`);
  return [...name][0] ?? '';
}

export const initialSuffix = ' initial';
