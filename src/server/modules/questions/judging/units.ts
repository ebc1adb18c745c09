/** A unit as a multiple of the one that all units of its kind are measured in. */
export interface Unit {
  kind: string;
  factor: number;
}

const plainNumber: Unit = { kind: 'number', factor: 1 };

const known: (Unit & { spelling: RegExp })[] = [
  { kind: 'number', factor: 0.01, spelling: /^(\\?%|per ?cent|pct|percentage points?)$/ },
  { kind: 'number', factor: 0.0001, spelling: /^(bps?|basis points?)$/ },
  { kind: 'money', factor: 1, spelling: /^(dollars?|usd|\\?\$)$/ },
  { kind: 'money', factor: 0.01, spelling: /^(cents?|¢)$/ },
  { kind: 'time', factor: 1e-6, spelling: /^([µμu]s|microseconds?)$/ },
  { kind: 'time', factor: 0.001, spelling: /^(ms|msecs?|milliseconds?)$/ },
  { kind: 'time', factor: 1, spelling: /^(s|secs?|seconds?)$/ },
  { kind: 'time', factor: 60, spelling: /^(mins?|minutes?)$/ },
  { kind: 'time', factor: 3600, spelling: /^(h|hrs?|hours?)$/ },
];

const scales: Record<string, number> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mil: 1e6,
  mn: 1e6,
  mm: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
};

/** The unit that a question asks for; any noun is its own kind. */
export function askedUnit(words: string | null): Unit {
  return words === null ? plainNumber : (readUnit(words, words) ?? { kind: words, factor: 1 });
}

/** What was typed as a unit, for a question that asks for `asked`. Null if it is none. */
export function typedUnit(typed: string, asked: string | null): Unit | null {
  const words = typed.toLowerCase();
  const spellings = [words];
  if (asked && /^(per |\/)/.test(words)) spellings.push(`${counted(asked)} ${words}`);
  const unit = asked && withoutScale(asked);
  // Elsewhere an m may be a minute or a meter.
  const isScale =
    Object.hasOwn(scales, words) && (words !== 'm' || askedUnit(unit).kind === 'money');
  if (unit && isScale) spellings.push(`${words} ${unit}`);
  return spellings.map((spelled) => readUnit(spelled, asked)).find((unit) => unit !== null) ?? null;
}

/** The factors by which people get a unit wrong: dollars for cents, hours for minutes. */
export function usualFactors(asked: string | null, value: number): number[] {
  if (asked === null) return Math.abs(value) < 1 ? [100, 1 / 100] : [];
  const { kind, factor } = askedUnit(withoutScale(counted(asked)));
  const scale = askedUnit(counted(asked)).factor / factor;
  const others = known.filter((unit) => unit.kind === kind).map((unit) => unit.factor);
  const base = kind === 'number' ? [1] : [];
  return [...others, ...base]
    .map((other) => other / factor)
    .concat(scale)
    .filter((ratio) => ratio !== 1)
    .flatMap((ratio) => [ratio, 1 / ratio]);
}

export function unitProblem(asked: string | null): string {
  return `Check the unit: the answer is ${inWords(asked)}.`;
}

function inWords(asked: string | null): string {
  if (asked === null) return 'a plain number';
  return asked === '%' ? 'a percentage' : `in ${asked}`;
}

function readUnit(text: string, asked: string | null): Unit | null {
  const words = text.trim().toLowerCase();
  const [, above, below] = /^(.+?)\s*(?:\bper\b|\/|\ban?\b)\s*(.+)$/.exec(words) ?? [];
  if (above && below) return per(readUnit(above, asked), readUnit(below, asked));
  const scale = scaleOf(words);
  const unit = scale === null ? null : readUnit(withoutScale(words), asked);
  if (unit && scale !== null) return { ...unit, factor: unit.factor * scale };
  const squared = /^squared? (.+)$/.exec(words) ?? /^(.+?) ?(?:squared|\^2|²)$/.exec(words);
  const side = squared?.[1] === undefined ? null : readUnit(squared[1], asked);
  if (side) return { kind: `${side.kind}²`, factor: side.factor ** 2 };
  return known.find(({ spelling }) => spelling.test(words)) ?? readNoun(words, asked);
}

/** A count of what the question asks for: `5 moves`. */
function readNoun(words: string, asked: string | null): Unit | null {
  const noun = singular(words);
  const isAsked = asked !== null && singular(withoutScale(counted(asked))) === noun;
  return isAsked ? { kind: noun, factor: 1 } : null;
}

function per(above: Unit | null, below: Unit | null): Unit | null {
  if (!above || !below) return null;
  return { kind: `${above.kind}/${below.kind}`, factor: above.factor / below.factor };
}

function scaleOf(words: string): number | null {
  const [first = '', ...rest] = words.split(' ');
  return rest.length > 0 && Object.hasOwn(scales, first) ? (scales[first] ?? null) : null;
}

const withoutScale = (words: string) =>
  scaleOf(words) === null ? words : words.slice(words.indexOf(' ') + 1);

/** Dollars, in dollars per minute. */
const counted = (words: string) => words.split(' per ')[0] ?? words;

const singular = (words: string) => words.trim().toLowerCase().replace(/s$/, '');
