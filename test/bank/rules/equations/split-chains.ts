/** Formulas between relations: `a = b \approx c` has three members and two relations. */
export interface Chain {
  members: string[];
  /** Each after the member at its place. */
  relations: string[];
}

const relations = new Map([
  ['=', '='],
  ...['≈', '\\approx'].map((sign) => [sign, '≈'] as const),
  ...['<', '\\lt'].map((sign) => [sign, '<'] as const),
  ...['>', '\\gt'].map((sign) => [sign, '>'] as const),
  ...['≤', '\\le', '\\leq'].map((sign) => [sign, '≤'] as const),
  ...['≥', '\\ge', '\\geq'].map((sign) => [sign, '≥'] as const),
  ...['≠', '\\ne', '\\neq'].map((sign) => [sign, '≠'] as const),
]);

/** After these, a relation continues the chain. */
const layout = new Set(['\\quad', '\\qquad', '\\\\', '&']);
const separators = new Set([
  ...layout,
  ...[',', ';', ':', '.', '{:}', '\\Rightarrow', '\\Longrightarrow', '\\Longleftrightarrow'],
  ...['\\to', '\\longrightarrow', '\\leftarrow', '\\mapsto', '\\iff', '\\implies', '\\propto'],
  ...['\\sim', '\\equiv', '\\in', '\\gtrsim', '\\lesssim', '\\ll', '\\gg', '\\simeq'],
]);
const opening = new Set(['(', '[', '{', '\\{', '\\begin', '\\lvert', '\\lfloor', '\\lceil']);
const closing = new Set([')', ']', '}', '\\}', '\\end', '\\rvert', '\\rfloor', '\\rceil']);

const token = /\\text\{[^{}]*\}|\\[a-zA-Z]+|\\[\s\S]|\{:\}|\d*\.\d+|[{}()[\],;:.&=<>≈≤≥≠]/g;
const alignment = /\\(?:begin|end)\{aligned\}/g;
/** Odds: `4:1`. */
const ratio = /(?<=\d):(?=\d)/g;

/** The equations and inequalities in a formula. What has no relation is a chain of one member. */
export function splitChains(formula: string): Chain[] {
  const latex = formula.replaceAll(alignment, '').replaceAll(ratio, '/');
  const chains: Chain[] = [];
  let chain: Chain = { members: [], relations: [] };
  let [depth, start, isContinued] = [0, 0, false];
  const close = (end: number) => {
    const member = latex.slice(start, end).trim();
    if (member === '' && chain.relations.length === 0) return;
    chain.members.push(member);
    chains.push(chain);
    chain = { members: [], relations: [] };
  };
  for (const { 0: part, index } of latex.matchAll(token)) {
    if (opening.has(part)) depth += 1;
    if (closing.has(part)) depth = Math.max(0, depth - 1);
    const relation = relations.get(part);
    if (depth > 0 || (relation === undefined && !separators.has(part))) continue;
    if (relation === undefined) {
      close(index);
      isContinued = layout.has(part);
    } else {
      const member = latex.slice(start, index).trim();
      const last = member === '' && chain.relations.length === 0 && isContinued && chains.pop();
      if (last) chain = last;
      else chain.members.push(member);
      chain.relations.push(relation);
    }
    start = index + part.length;
  }
  close(latex.length);
  return chains;
}
