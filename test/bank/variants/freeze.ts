import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import type { FrozenVariant, FrozenVariants } from '#server/modules/questions/frozen-variants.ts';
import type { Parameters, QuestionTemplate } from '#server/modules/questions/question-template.ts';
import type { Fraction } from '#shared/domain/fraction.ts';
import { readValue, writeValue } from '#shared/formulas/value.ts';
import { shuffle } from '../../../content/tools/draw.ts';
import { seededRandom } from '../../../content/tools/seeded-random.ts';
import { messageOf } from '../rules/message-of.ts';
import type { ParameterNumbers, ProofModule } from '../rules/proof.ts';
import { allowedValues } from './allowed-values.ts';
import {
  type Assignment,
  askedText,
  evaluateTemplate,
  formulasOf,
  hashOfAsked,
  hashOfTemplate,
  isWanted,
  statedValue,
  toNumbers,
  type Variant,
} from './evaluate-template.ts';
import { findVariantProblems } from './variant-rules.ts';

/** With its default numbers. As many as a learner may meet in years of reviews. */
const wantedVariants = 31;
export const fewestVariants = 12;
/** One answer for many numbers would be learned by heart: at most a quarter share one. */
const mostSharing = fewestVariants / 4;
/** There are only a few choices. */
export const isHeldApart = ({ kind }: BankQuestion['answer']) => kind !== 'choice';
const mostTried = 2_000;
/** All variants of all questions are checked by the tests. */
const mostMilliseconds = 300;

export interface Parametrized extends QuestionTemplate {
  parameters: Parameters;
}

export interface Frozen {
  frozen: FrozenVariants;
  /** Why other numbers were not taken, with the first of them. */
  rejected: Map<string, { count: number; first: string }>;
}

/** The default numbers come first; the others in an order that is the same in every run. */
function* assignmentsOf({ values }: Parameters): Generator<Assignment> {
  const names = Object.keys(values);
  const allowed = names.map((name) => allowedValues(values[name] ?? []));
  const count = allowed.reduce((product, { length }) => product * length, 1);
  const tried = new Set([0]);
  yield assignmentAt(names, allowed, 0);
  const random = seededRandom(1);
  if (count <= 20 * mostTried) {
    const others = shuffle(
      random,
      Array.from({ length: count - 1 }, (_, index) => index + 1),
    );
    for (const index of others) yield assignmentAt(names, allowed, index);
    return;
  }
  while (tried.size < 20 * mostTried) {
    const index = Math.floor(random() * count);
    if (tried.has(index)) continue;
    tried.add(index);
    yield assignmentAt(names, allowed, index);
  }
}

function assignmentAt(names: string[], allowed: Fraction[][], index: number): Assignment {
  const assignment = new Map<string, Fraction>();
  let rest = index;
  for (const [place, name] of names.entries()) {
    const values = allowed[place] ?? [];
    const value = values[rest % values.length];
    if (value) assignment.set(name, value);
    rest = Math.floor(rest / values.length);
  }
  return assignment;
}

export function defaultNumbers(parameters: Parameters): ParameterNumbers {
  const [assignment = new Map()] = assignmentsOf(parameters);
  return toNumbers(assignment);
}

/** The question with its default numbers. */
export function standardVariant(template: Parametrized, module: ProofModule): Variant {
  const [assignment = new Map()] = assignmentsOf(template.parameters);
  return evaluateTemplate(template, template.parameters, assignment, module);
}

/** The question with the numbers of a frozen variant. */
export function variantOf(
  template: Parametrized,
  { parameters }: Pick<FrozenVariant, 'parameters'>,
  module: ProofModule,
): Variant {
  const assignment = new Map(
    Object.entries(parameters).flatMap(([name, text]) => {
      const value = readValue(text);
      return typeof value === 'object' ? [[name, value] as const] : [];
    }),
  );
  return evaluateTemplate(template, template.parameters, assignment, module);
}

/** Keeps the variants that learners may have met, and adds good ones until there are enough. */
export function freeze(
  template: Parametrized,
  module: ProofModule,
  { version, variants }: Pick<FrozenVariants, 'version' | 'variants'>,
): Frozen {
  const standard = standardVariant(template, module);
  const chosen =
    variants.length === 0
      ? [standard]
      : variants.map((frozen) => variantOf(template, frozen, module));
  const asked = new Set(chosen.map(({ question }) => askedText(question)));
  const answers = new Map<string, number>();
  const note = ({ question }: Variant) => {
    const answer = statedValue(question.answer);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    asked.add(askedText(question));
  };
  chosen.forEach(note);
  const rejected: Frozen['rejected'] = new Map();
  const reject = (assignment: Assignment, reason: string) => {
    const kind = reason.replaceAll(/-?\d[\d.,e/-]*/g, '…');
    const known = rejected.get(kind) ?? { count: 0, first: `${describe(assignment)}: ${reason}` };
    rejected.set(kind, { ...known, count: known.count + 1 });
  };
  let tried = 0;
  let milliseconds = 0;
  for (const assignment of assignmentsOf(template.parameters)) {
    const isCostly = milliseconds > mostMilliseconds && chosen.length >= fewestVariants;
    if (chosen.length >= wantedVariants || tried >= mostTried || isCostly) break;
    try {
      if (!isWanted(template.parameters, assignment)) continue;
      tried += 1;
      const before = process.cpuUsage();
      const variant = evaluateTemplate(template, template.parameters, assignment, module);
      if (asked.has(askedText(variant.question))) continue;
      const sharing = answers.get(statedValue(variant.question.answer)) ?? 0;
      const problem =
        findVariantProblems(variant, standard)[0] ??
        (sharing >= mostSharing && isHeldApart(variant.question.answer)
          ? 'Too many have this answer.'
          : null);
      if (problem !== null) {
        reject(assignment, problem);
        continue;
      }
      milliseconds += process.cpuUsage(before).user / 1_000;
      chosen.push(variant);
      note(variant);
    } catch (error) {
      reject(assignment, messageOf(error));
    }
  }
  return { frozen: frozenFrom(template, version, chosen), rejected };
}

/** The frozen file of these variants. */
export function frozenFrom(
  template: Parametrized,
  version: number,
  variants: Variant[],
): FrozenVariants {
  const formulas = formulasOf(template);
  return {
    version,
    texts: hashOfTemplate(template),
    formulas,
    variants: variants.map((variant) => ({
      parameters: Object.fromEntries(
        [...variant.assignment].map(([name, value]) => [name, writeValue(value)]),
      ),
      answer: statedValue(variant.question.answer),
      asked: hashOfAsked(variant),
      values: formulas.map((formula) => writeValue(variant.values.get(formula) ?? Number.NaN)),
    })),
  };
}

const describe = (assignment: Assignment) =>
  [...assignment].map(([name, value]) => `${name} = ${writeValue(value)}`).join(', ');
