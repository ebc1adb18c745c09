import { z } from 'zod';
import { longestRunSeconds, mostFacts, mostRunItems } from '../domain/drills.ts';
import { solveFact } from '../drills/arithmetic/solve-fact.ts';
import { countItems, type DrillFormat } from '../drills/format.ts';
import { operators } from '../drills/item.ts';

const highestOperand = 100_000;
const highestPoints = 10;
/** A power of two, so that points add up without rounding. */
const pointStep = 0.25;

const whole = (name: string, low: number, high: number) => {
  const message = `${name} must be a whole number from ${low} to ${high}`;
  return z.number(message).int(message).min(low, message).max(high, message);
};

const rangeSchema = z
  .strictObject({
    low: whole('The lower end', 0, highestOperand),
    high: whole('The upper end', 0, highestOperand),
  })
  .refine(({ low, high }) => low < high, 'The upper end must be above the lower end');

const operatorField = z.enum(operators, 'Operators must be +, −, × or ÷');

const operandField = z
  .string('Operands must be text')
  .regex(/^-?\d{1,11}(\.\d{1,4})?(\/\d{1,6})?$/, 'Operands must be numbers');

export const factSchema = z
  .strictObject({ operator: operatorField, left: operandField, right: operandField })
  .refine((fact) => solveFact(fact) !== null, 'Facts must have an answer');

export const factsSchema = z
  .array(factSchema)
  .min(1, 'Choose at least one fact')
  .max(mostFacts, `Choose no more than ${mostFacts} facts`);

export const operationSettingsSchema = z.strictObject({
  operators: z
    .array(operatorField)
    .min(1, 'Choose at least one operator')
    .refine((list) => new Set(list).size === list.length, 'Choose each operator once'),
  terms: rangeSchema,
  factors: z.tuple([rangeSchema, rangeSchema]),
  places: whole('Decimal places', 0, 3),
  isBlankAnywhere: z.boolean(),
  options: whole('Options', 3, 6).nullable(),
});

const points = (name: string) => {
  const message = `${name} must be from ${-highestPoints} to ${highestPoints} points`;
  return z
    .number(message)
    .min(-highestPoints, message)
    .max(highestPoints, message)
    .multipleOf(pointStep, `${name} must be in steps of ${pointStep} points`);
};

export const pointsSchema = z.strictObject({
  right: points('A right answer'),
  wrong: points('A wrong answer'),
  skipped: points('A skipped item')
    .nullable()
    .describe('For items skipped or, in free order, left blank; null if items cannot be skipped.'),
});

const numbers = { count: whole('The number of items', 1, mostRunItems), points: pointsSchema };
const noSettings = z.strictObject({});

const blockSchema = z.discriminatedUnion('family', [
  z.strictObject({
    family: z.literal('operations'),
    settings: operationSettingsSchema,
    ...numbers,
  }),
  z.strictObject({
    family: z.literal('eighty'),
    settings: z.strictObject({ isTyped: z.boolean() }),
    ...numbers,
  }),
  z.strictObject({
    family: z.literal('facts'),
    settings: z.strictObject({ facts: factsSchema }),
    ...numbers,
  }),
  z.strictObject({ family: z.literal('sequences'), settings: noSettings, ...numbers }),
  z.strictObject({ family: z.literal('probability'), settings: noSettings, ...numbers }),
  z.strictObject({ family: z.literal('likelihood'), settings: noSettings, ...numbers }),
  z.strictObject({ family: z.literal('order-book'), settings: noSettings, ...numbers }),
]);

export const drillFormatSchema: z.ZodType<DrillFormat, DrillFormat> = z
  .strictObject({
    seconds: whole('Seconds', 10, longestRunSeconds),
    secondsPerItem: whole('Seconds for each item', 2, longestRunSeconds).nullable(),
    order: z.enum(['forward', 'free']),
    blocks: z.array(blockSchema).min(1, 'A drill needs items').max(5, 'At most 5 blocks'),
  })
  .refine(
    (format) => countItems(format) <= mostRunItems,
    `A drill has at most ${mostRunItems} items`,
  )
  .meta({ id: 'DrillFormat' });
