import type { FrozenVariants } from '#server/modules/questions/frozen-variants.ts';
import { isClosed } from '#shared/domain/answer-value.ts';
import { messageOf } from '../rules/message-of.ts';
import type { ProofModule } from '../rules/proof.ts';
import { findProofProblems } from '../rules/proof-rules.ts';
import { findTextProblems } from '../rules/text-rules.ts';
import { findBareNumbers } from './bare-numbers.ts';
import { askedText, isWanted, statedValue, type Variant } from './evaluate-template.ts';
import {
  fewestVariants,
  frozenFrom,
  isHeldApart,
  type Parametrized,
  standardVariant,
  variantOf,
} from './freeze.ts';
import { findVariantProblems } from './variant-rules.ts';

const refreeze = 'npm run question -- variants';

/** Everything that is wrong with the variants of a question, in sentences for its author. */
export function findFrozenProblems(
  template: Parametrized,
  frozen: FrozenVariants,
  module: ProofModule,
): string[] {
  try {
    const standard = standardVariant(template, module);
    const variants = frozen.variants.map((variant) => variantOf(template, variant, module));
    return [
      ...findBareNumbers(template),
      ...findChanges(frozen, frozenFrom(template, frozen.version, variants)),
      ...findCountProblems(variants),
      ...variants.flatMap((variant, index) =>
        [
          ...(isWanted(template.parameters, variant.assignment)
            ? []
            : ['The condition in where does not hold.']),
          ...findVariantProblems(variant, standard),
          ...(isSampled(index, variants.length) ? findCostlyProblems(variant) : []),
        ].map((problem) => `Variant ${index}: ${problem}`),
      ),
    ];
  } catch (error) {
    return [`The variants: ${messageOf(error)}`];
  }
}

/** The default variant is checked with the question itself. */
const isSampled = (index: number, count: number) =>
  index === Math.floor(count / 2) || index === count - 1;

/** Rendering and 100,000 trials take too long for all. */
function findCostlyProblems({ question, proof }: Variant): string[] {
  const { answer } = question;
  if (!isClosed(answer)) return [];
  return [...findTextProblems(question), ...findProofProblems(answer, proof)];
}

/** The frozen file must be what the question and its proof give now. */
function findChanges(frozen: FrozenVariants, current: FrozenVariants): string[] {
  const changed = frozen.variants.flatMap(({ asked }, index) =>
    asked === current.variants[index]?.asked ? [] : [index],
  );
  if (changed.length > 0) {
    return [`Variants ${changed.join(', ')} would ask something else: ${refreeze} --new-version`];
  }
  const isSame = JSON.stringify(frozen) === JSON.stringify(current);
  return isSame ? [] : [`The file has changed since its variants were checked: ${refreeze}`];
}

function findCountProblems(variants: Variant[]): string[] {
  const problems: string[] = [];
  if (variants.length < fewestVariants) {
    problems.push(`There are ${variants.length} variants, fewer than ${fewestVariants}.`);
  }
  const asked = new Set(variants.map(({ question }) => askedText(question)));
  if (asked.size < variants.length) problems.push('Two variants read alike.');
  const answers = variants.map(({ question }) => question.answer);
  const shares = Map.groupBy(answers.filter(isHeldApart), statedValue);
  const largest = Math.max(0, ...[...shares.values()].map(({ length }) => length));
  if (largest > variants.length / 4) problems.push(`${largest} variants share an answer.`);
  return problems;
}
