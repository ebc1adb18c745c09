/** The text alternative, which is always in the first line. */
export const altOf = (source: string) => /^\s*alt:(.*)/.exec(source)?.[1]?.trim() ?? '';
