import { z } from 'zod';

/** Rounding in a proof's own arithmetic. */
const rounding = 1e-9;

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fraction'), value: z.string().regex(/^-?\d+\/\d+$/) }),
  z.object({ kind: z.literal('number'), value: z.number(), tolerance: z.number().optional() }),
  z.object({ kind: z.literal('expression'), value: z.string(), numeric: z.number() }),
  z
    .object({
      kind: z.literal('choice'),
      choices: z.array(z.string().min(1)).min(2),
      value: z.int().positive(),
    })
    .refine(
      ({ choices, value }) => value <= choices.length,
      'value must number one of the choices',
    ),
]);

/** The number that a question's front matter states, and how far off, relatively, is still right. */
export function statedValue(answer: unknown): { value: number; tolerance: number } {
  const stated = answerSchema.parse(answer);
  switch (stated.kind) {
    case 'fraction': {
      const [numerator, denominator] = stated.value.split('/').map(Number);
      return { value: Number(numerator) / Number(denominator), tolerance: rounding };
    }
    case 'number':
      return { value: stated.value, tolerance: stated.tolerance ?? rounding };
    case 'choice':
      return { value: stated.value, tolerance: 0 };
    case 'expression':
      return { value: stated.numeric, tolerance: rounding };
  }
}
