const longest = 300;
const mostListed = 20;

/** What an act noted down, a line for each thing. */
export function readableDetails(
  details: Record<string, unknown>,
): { name: string; text: string }[] {
  return Object.entries(details).map(([name, value]) => ({
    name: toWords(name),
    text: shorten(toText(value)),
  }));
}

/** `question.grant_admin` → "Question: grant admin". */
export function readableAction(action: string): string {
  return toWords(action.replaceAll('.', ': '));
}

/** `isVisible` and `is_visible` → "Is visible". */
export function toWords(name: string): string {
  const words = name
    .replaceAll(
      /([a-z\d])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    const shown = value.slice(0, mostListed).map(toText).join(', ');
    const left = value.length - mostListed;
    if (value.length === 0) return 'none';
    return left > 0 ? `${shown} and ${left.toLocaleString('en')} more` : shown;
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${toWords(name).toLowerCase()} ${toText(part)}`)
      .join('; ');
  }
  return String(value);
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
