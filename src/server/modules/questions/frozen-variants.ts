import { z } from 'zod';
import { frozenValueSchema } from '#shared/contracts/variant.ts';
import { readValue, type Values } from '#shared/formulas/value.ts';
import { ContentFileError, firstIssue } from '../../lib/content-file.ts';

const variantSchema = z.strictObject({
  /** For people: what the numbers are. */
  parameters: z.record(z.string(), frozenValueSchema),
  answer: z.string(),
  /** A hash of what it asks and of the answer: they never change under one version. */
  asked: z.string(),
  /** Of the formulas, in their order. */
  values: z.array(frozenValueSchema),
});

/**
 * The numbers that a question may be asked with, checked by `npm run question -- variants`. The site
 * computes nothing: it puts these values into the text. The first variant has the default numbers.
 */
const variantsSchema = z.strictObject({
  version: z.int().min(1),
  /** A hash of the question's file: any change must be checked in all variants. */
  texts: z.string(),
  formulas: z.array(z.string()),
  variants: z.array(variantSchema).min(1, 'There must be at least one variant'),
});

export type FrozenVariant = z.infer<typeof variantSchema>;
export type FrozenVariants = z.infer<typeof variantsSchema>;

export function readFrozenVariants(text: string | null): FrozenVariants {
  if (text === null)
    throw new ContentFileError('the variants are missing: npm run question -- variants');
  try {
    const parsed = variantsSchema.safeParse(JSON.parse(text));
    if (!parsed.success) {
      throw new ContentFileError(`the variants: ${firstIssue(parsed.error)}`);
    }
    const { formulas, variants } = parsed.data;
    const odd = variants.findIndex(({ values }) => values.length !== formulas.length);
    if (odd < 0) return parsed.data;
    throw new ContentFileError(`variant ${odd} does not have one value for each formula`);
  } catch (error) {
    if (error instanceof ContentFileError) throw error;
    throw new ContentFileError('the variants are not valid JSON', { cause: error });
  }
}

interface FrozenValues {
  formulas: string[];
  variants: { values: string[] }[];
}

export function valuesOf({ formulas, variants }: FrozenValues, index: number): Values {
  const values = variants[index]?.values ?? [];
  return new Map(formulas.map((formula, place) => [formula, readValue(values[place] ?? '')]));
}

/** One variant per line, so that a change shows which. */
export function writeFrozenVariants({ variants, ...head }: FrozenVariants): string {
  const fields = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lines = variants.map((variant) => `    ${JSON.stringify(variant)}`);
  return `{\n  ${fields.join(',\n  ')},\n  "variants": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
