/** Lets lines also end at wide spaces. KaTeX itself ends them only after operators. */
export const breakingSpaces = { '\\quad': breakingSpace(1), '\\qquad': breakingSpace(2) };

function breakingSpace(ems: number): string {
  return `\\hskip${ems}em\\relax\\TextOrMath{}{\\allowbreak}`;
}

const start = '<span class="katex-html" aria-hidden="true">';
const partStart = '<span class="katex-base">';
const end = '</span>';
const hasOwnLines = /<span class="(?:katex-tag|mspace katex-newline)"/;

const strut = '<span class="katex-strut"[^>]*></span>';
const space = '<span class="mspace[^>]*></span>';
const wideSpace = `<span class="mspace" style="margin-right:(\\d)em;"></span><span class="mspace allowbreak"></span>(?:${space})*`;
/** Not a colon, nor those drawn in several pieces. */
const lastOperator = new RegExp(`<span class="m(?:rel|bin)">[^<:]+</span>(?:${space})*$`);
const lastWideSpace = new RegExp(`${wideSpace}$`);
const wideSpaceAtEnd = new RegExp(`${wideSpace}((?:</span>)+)$`);
const firstStrut = new RegExp(`^${strut}`);
const firstRelation = new RegExp(`^${strut}<span class="mrel">`);
const firstTimes = new RegExp(`^${strut}<span class="mbin">[⋅×]<`);

/** A beginning up to this many symbols, such as a short left side, does not stand alone. */
const shortStart = 8;

/**
 * Lets a displayed formula break where there is no room for it, as in a book: first at wide spaces,
 * then before relations, plus and minus, times. Formulas with a number or lines of their own stay
 * as they are. This works on KaTeX's HTML, which nothing within a formula can imitate.
 */
export function breakIntoLines(html: string): string {
  const [before, formula, ...more] = html.split(start);
  if (!formula || more.length > 0 || hasOwnLines.test(formula)) return html;
  // Behind the parts, the formula and the two elements around it end.
  const parts = formula
    .slice(0, -3 * end.length)
    .split(partStart)
    .slice(1)
    .map((part) => part.slice(0, -end.length));
  const lines = group(beginWithOperators(parts), (_part, previous) => lastWideSpace.test(previous));
  return `${before}${start}${lines.map(drawLine).join('')}${end.repeat(3)}`;
}

/** Moves operators from the end of a part to the beginning of the next. */
function beginWithOperators(parts: string[]): string[] {
  let moved = '';
  return parts.flatMap((part, index) => {
    const whole = part.replace(firstStrut, (found) => found + moved);
    moved = index < parts.length - 1 ? (lastOperator.exec(whole)?.[0] ?? '') : '';
    const rest = whole.slice(0, whole.length - moved.length);
    return rest.replace(firstStrut, '') === '' ? [] : [rest];
  });
}

function drawLine(parts: string[]): string {
  const steps = group(joinStart(parts), (part) => firstRelation.test(part)).map(drawStep);
  const line = steps.length === 1 ? steps.join('') : steps.map(step).join('');
  // An ordinary space between two lines has no width where one ends.
  return `<span class="formula-line">${line}</span>`.replace(
    wideSpaceAtEnd,
    '$2<span style="word-spacing:$1em;"> </span>',
  );
}

function joinStart([first = '', ...others]: string[]): string[] {
  const [second, ...more] = others;
  if (second === undefined || symbolsIn(first) > shortStart) return [first, ...others];
  return joinStart([first + second, ...more]);
}

function symbolsIn(part: string): number {
  return part.replaceAll(/<[^>]*>|\s/g, '').length;
}

function drawStep(parts: string[]): string {
  return group(parts, (part) => !firstTimes.test(part))
    .map((factors) => factors.map((factor) => `${partStart}${factor}${end}`))
    .map((factors) => (factors.length === 1 ? factors.join('') : step(factors.join(''))))
    .join('');
}

function step(html: string): string {
  return `<span class="formula-step">${html}</span>`;
}

function group(parts: string[], begins: (part: string, previous: string) => boolean): string[][] {
  const groups: string[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && !begins(part, last.at(-1) ?? '')) last.push(part);
    else groups.push([part]);
  }
  return groups;
}
