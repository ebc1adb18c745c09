import { z } from 'zod';
import { variantPattern } from '../domain/variant-ref.ts';
import { optionalText } from './list-query.ts';

export const variantText = z
  .string('These numbers cannot be read.')
  .regex(variantPattern, 'These numbers cannot be read.');

const which = 'The numbers that the question is asked with, such as 1.7; absent: its usual ones.';

/** In a query. */
export const variantQuery = optionalText(variantText).describe(which);

/** In a body. */
export const variantField = variantText.nullable().default(null).describe(which);

/** In an answer. */
export const shownVariant = z
  .string()
  .nullable()
  .describe('The numbers that it is about, such as 1.7; null: the usual ones.');

export const variantQuerySchema = z.object({ v: variantQuery });

/** The numbers of a variant, by the names of its parameters. */
export const numbersSchema = z.record(z.string(), z.string());

const formula = z.string().max(1_000);
const text = z.string().max(100_000);
/** A number or a condition as it is stored: 55/171, 0.1234 or true. */
export const frozenValueSchema = z
  .string()
  .max(1_000)
  .regex(
    /^(true|false|-?\d+\/0*[1-9]\d*|-?\d+(\.\d+)?(e[+-]?\d+)?)$/,
    'A value is a number such as "55/171", or true or false',
  );

/** What a question may be asked with: texts with placeholders, and the values to put there. */
export const variantSetSchema = z.strictObject({
  version: z.int().min(1).max(9_999),
  template: z.strictObject({
    answer: z.unknown(),
    texts: z.strictObject({
      question: text,
      hints: z.array(text).max(100),
      solution: text,
      followUps: z
        .array(z.strictObject({ question: text, answer: text, check: z.unknown().optional() }))
        .max(100),
    }),
  }),
  formulas: z.array(formula).max(1_000),
  /** The first has the usual numbers. */
  variants: z
    .array(
      z.strictObject({
        parameters: z.record(z.string().max(100), frozenValueSchema),
        values: z.array(frozenValueSchema).max(1_000),
      }),
    )
    .min(2)
    .max(100),
  /** The indexes that an administrator took out of use. */
  withdrawn: z.array(z.int().min(1).max(99)).max(100).default([]),
});

export type VariantSet = z.infer<typeof variantSetSchema>;
export type Numbers = z.infer<typeof numbersSchema>;
