import { z } from 'zod';
import type { VariantSet } from '#shared/contracts/variant.ts';
import { ContentFileError, firstIssue } from '../../../lib/content-file.ts';
import { fillVariant } from '../fill-variant.ts';
import { checkAnswer, checkSingle } from '../judging/stated-answer.service.ts';

/** Why a file's variants cannot be used; null: they can. Their formulas are only names of values. */
export function findVariantsProblem({ withdrawn, ...content }: VariantSet): string | null {
  const { formulas, variants } = content;
  const missing = withdrawn.find((index) => index >= variants.length);
  if (missing !== undefined) return `withdrawn: There is no variant ${missing}`;
  for (const [index, { values }] of variants.entries()) {
    const problem =
      values.length === formulas.length
        ? findProblem(content, index)
        : 'There must be one value for each formula';
    if (problem !== null) return `${index}: ${problem}`;
  }
  return null;
}

function findProblem(content: Omit<VariantSet, 'withdrawn'>, index: number): string | null {
  try {
    const { answer, followUps } = fillVariant(content, index);
    const stated = [
      ['answer', checkAnswer(answer)] as const,
      ...followUps.flatMap(({ check }, place) =>
        check ? [[`follow_ups: ${place}: check`, checkSingle(check)] as const] : [],
      ),
    ];
    for (const [place, checked] of stated) {
      if (checked.problem !== null) return `${place}: ${checked.field}: ${checked.problem}`;
    }
    return null;
  } catch (error) {
    if (error instanceof z.ZodError) return `answer: ${firstIssue(error)}`;
    if (error instanceof ContentFileError) return error.message;
    throw error;
  }
}
