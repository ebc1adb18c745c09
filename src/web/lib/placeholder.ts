/**
 * A page that members share is rendered once, with placeholders for what differs between them. The
 * server fills them in, so no browser ever sees one.
 */
export const placeholderStart = '\uE000';
export const placeholderEnd = '\uE001';

export type Placeholder = `${typeof placeholderStart}${string}`;

export function isPlaceholder(value: string | null): value is Placeholder {
  return value?.startsWith(placeholderStart) ?? false;
}

/** The first letter of a name, even of one behind a placeholder. */
export function initialOf(name: string): string {
  if (isPlaceholder(name)) return name.replace(placeholderEnd, `${initialSuffix}${placeholderEnd}`);
  return [...name][0] ?? '';
}

export const initialSuffix = ' initial';
