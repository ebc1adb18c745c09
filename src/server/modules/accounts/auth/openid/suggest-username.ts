const longest = 20;

/** Turns the first suitable name into a valid username. */
export function usernameFrom(names: readonly string[]): string {
  return names.map(fit).find((name) => name.length >= 3) ?? 'member';
}

function fit(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
}

/** The name itself, then others to try if it is taken. */
export function usernameCandidates(name: string): string[] {
  const numbers = Array.from({ length: 98 }, (_, index) => index + 2);
  return [name, ...numbers.map((number) => `${name.slice(0, longest - 3)}-${number}`)];
}
