import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { asNumber } from '#shared/formulas/value.ts';
import { findChains } from './equations/find-chains.ts';
import { holds } from './equations/holds.ts';
import { readSide, type Side } from './equations/side.ts';
import type { Chain } from './equations/split-chains.ts';
import { partQuestions } from './part-questions.ts';

export interface Equation {
  left: Side;
  relation: string;
  right: Side;
}

/** Constants that a text may use as names. */
const constants = ['\\pi', 'e'];

/** All that readers see of a question. */
export function findFalseEquations(question: BankQuestion): string[] {
  const { hints, solution, followUps } = question;
  const asked = partQuestions(question);
  return findEquationProblems([
    ...asked.map(({ description }) => description),
    ...[...hints, solution],
    ...followUps.flatMap(({ question: asked, answer: own }) => [asked, own]),
    ...asked.flatMap(({ answer }) => answerTexts(answer)),
  ]);
}

function answerTexts(answer: Answer): string[] {
  if (answer.kind === 'open') return [answer.model ?? '', answer.rubric];
  return 'mistakes' in answer ? (answer.mistakes ?? []).map(({ message }) => message) : [];
}

/** Where both sides are numbers, `=` must mean equal and `≈` rounded as shown. */
export function findEquationProblems(texts: string[]): string[] {
  return findEquations(texts)
    .filter(({ left, relation, right }) => !holds(left, relation, right))
    .map(({ left, relation, right }) => {
      const shown = `${left.formula} ${relation} ${right.formula}`.replaceAll(/\s+/g, ' ');
      return `${shown} does not hold: ${asNumber(left.value)} and ${asNumber(right.value)}.`;
    });
}

/** The equations and inequalities between numbers. */
export function findEquations(texts: string[]): Equation[] {
  const chains = texts.flatMap(findChains);
  const names = constants.filter((name) => chains.some((chain) => defines(chain, name)));
  return chains.flatMap((chain) => numericPairs(chain, names));
}

const defines = ({ members, relations }: Chain, name: string) =>
  members.some((member, index) => member.trim() === name && relations[index] === '=');

/** Each number with the next one in the chain, also across members that are none. */
function numericPairs({ members, relations }: Chain, names: string[]): Equation[] {
  if (relations.length === 0) return [];
  const sides = members.map((member) => readSide(member, names));
  const places = sides.flatMap((side, place) => (side ? [{ side, place }] : []));
  return places.slice(1).flatMap(({ side: right, place: end }, index) => {
    const before = places[index];
    const relation = before && combine(relations.slice(before.place, end));
    return before && relation ? [{ left: before.side, relation, right }] : [];
  });
}

/** `a < x = b` means `a < b`. Null if nothing follows about the ends. */
function combine(relations: string[]): string | null {
  const others = relations.filter((relation) => relation !== '=');
  const [first = '=', ...more] = others;
  if (more.length === 0) return first;
  if (others.every((relation) => '<≤'.includes(relation))) return others.includes('<') ? '<' : '≤';
  if (others.every((relation) => '>≥'.includes(relation))) return others.includes('>') ? '>' : '≥';
  return null;
}
