import { createHash } from 'node:crypto';
import { findPlaceholders } from '#markup/placeholders/find-placeholders.ts';
import { type BankQuestion, questionFrom } from '#server/modules/questions/bank/bank-file.ts';
import {
  fillTemplate,
  type Parameters,
  type QuestionTemplate,
  textsOf,
} from '#server/modules/questions/question-template.ts';
import { type Fraction, fraction, toNumber } from '#shared/domain/fraction.ts';
import { evaluate } from '#shared/formulas/formula.ts';
import { isReservedName } from '#shared/formulas/names.ts';
import { asCondition, type Value, type Values } from '#shared/formulas/value.ts';
import { withoutFigures } from '../figures-in-text.ts';
import { bindProof, type ParameterNumbers, type Proof, type ProofModule } from '../rules/proof.ts';

/** A number for each parameter. */
export type Assignment = ReadonlyMap<string, Fraction>;

/** A question with some numbers in its text. */
export interface Variant {
  assignment: Assignment;
  values: Values;
  question: BankQuestion;
  /** For these numbers. */
  proof: Proof;
  /** Numbers and number words that are the same with all numbers. */
  fixed: readonly string[];
}

/** Whether the author wants the question asked with these numbers. */
export function isWanted({ where, derived }: Parameters, assignment: Assignment): boolean {
  const known = new Map<string, Value>(assignment);
  for (const [name, formula] of Object.entries(derived)) {
    try {
      known.set(name, evaluate(formula, known));
    } catch {
      // It needs the proof, which has not run yet, or other numbers: the condition does without it.
    }
  }
  return asCondition(evaluate(where, known));
}

/** Throws what the author's formulas, formats and answer throw. */
export function evaluateTemplate(
  template: QuestionTemplate,
  { derived, fixed }: Parameters,
  assignment: Assignment,
  module: ProofModule,
): Variant {
  const proof = bindProof(module, toNumbers(assignment));
  const known = withDerived(derived, assignment, computedBy(proof));
  const values = new Map(
    formulasOf(template).map((formula) => [formula, evaluate(formula, known)] as const),
  );
  const question = questionFrom(fillTemplate(template, values));
  return { assignment, values, proof, question, fixed };
}

/** All that a text needs the value of, each once: the parameters come first. */
export function formulasOf(template: QuestionTemplate): string[] {
  const names = Object.keys(template.parameters?.values ?? {});
  const placeholders = textsOf(template).flatMap(findPlaceholders);
  return [...new Set([...names, ...placeholders.map(({ formula }) => formula)])];
}

/** Any change to the question changes it. */
export const hashOfTemplate = ({ fields, parameters, answer, texts }: QuestionTemplate) =>
  hash(JSON.stringify([fields, parameters, answer, texts]));

/** What a learner was asked, and what was right. A figure shows only what the text says. */
export const hashOfAsked = ({ question }: Variant) =>
  hash(`${withoutFigures(askedText(question))}\n${statedValue(question.answer)}`);

/** With the questions of all parts. */
export const askedText = ({ description, answer }: BankQuestion) =>
  answer.kind === 'parts'
    ? [description, ...answer.parts.map(({ question }) => question)].join('\n\n')
    : description;

export const statedValue = (answer: BankQuestion['answer']) =>
  answer.kind === 'open'
    ? ''
    : answer.kind === 'parts'
      ? answer.parts.map((part): string => statedValue(part.answer)).join(' ')
      : String(answer.value);

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

function withDerived(
  derived: Parameters['derived'],
  assignment: Assignment,
  computed: Iterable<readonly [string, Value]>,
): Values {
  const values = new Map<string, Value>(assignment);
  const add = (name: string, value: Value) => {
    if (values.has(name)) throw new SyntaxError(`There are two values named ${name}.`);
    values.set(name, value);
  };
  for (const [name, value] of computed) add(name, value);
  for (const [name, formula] of Object.entries(derived)) add(name, evaluate(formula, values));
  return values;
}

/** What the proof computes and a text may show: exact, mistake1, followUp1 and so on. */
function computedBy({ exact, mistakes, followUps, values }: Proof): [string, Value][] {
  const numbered = (name: string, values: number[] = []) =>
    values.map((value, index): [string, Value] => [`${name}${index + 1}`, toValue(value)]);
  return [
    ['exact', toValue(exact())],
    ...numbered('mistake', mistakes?.()),
    ...numbered('followUp', followUps?.()),
    ...Object.entries(values?.() ?? {}).map(([name, value]): [string, Value] => {
      if (isReservedName(name)) throw new SyntaxError(`values() may not name a value ${name}.`);
      return [name, toValue(value)];
    }),
  ];
}

const toValue = (number: number): Value =>
  Number.isSafeInteger(number) ? fraction(number) : number;

export const toNumbers = (assignment: Assignment): ParameterNumbers =>
  Object.fromEntries([...assignment].map(([name, value]) => [name, toNumber(value)]));
