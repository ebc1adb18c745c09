const maxLength = 300;
const maxListed = 20;

/** The details of an entry, one line per field. */
export function readableDetails(
  details: Record<string, unknown>,
): { name: string; text: string }[] {
  return Object.entries(details)
    .toSorted(([a], [b]) => Number(b === 'from') - Number(a === 'from'))
    .map(([name, value]) => ({
      name: toWords(name),
      text: shorten(name === 'changed' ? toWords(toText(value)).toLowerCase() : toText(value)),
    }));
}

/** `question.grant_admin` → "Question: grant admin". */
export function readableAction(action: string): string {
  return toWords(action.replaceAll('.', ': '));
}

/** `user:3` → "User 3"; `question:several` → "Several questions". */
export function readableSubject(subject: string): string {
  const [type = '', ...id] = subject.split(':');
  const words = toWords(type);
  const [first] = id;
  if (first === 'several' || first === 'all') return `${toWords(first)} ${words.toLowerCase()}s`;
  return [words, id.join(':')].join(' ').trim();
}

/** `isVisible` and `is_visible` → "Is visible". */
function toWords(name: string): string {
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
    const shown = value.slice(0, maxListed).map(toText).join(', ');
    const left = value.length - maxListed;
    if (value.length === 0) return 'none';
    return left > 0 ? `${shown} and ${left.toLocaleString('en')} more` : shown;
  }
  if (typeof value === 'object') {
    if ('name' in value) return toText(value.name);
    return Object.entries(value)
      .map(([name, part]) => `${toWords(name).toLowerCase()} ${toText(part)}`)
      .join('; ');
  }
  return String(value);
}

function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
