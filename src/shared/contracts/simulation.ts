import { z } from 'zod';
import { numbersSchema } from './variant.ts';

/** What the mean of the trials approaches. */
export const estimatesSchema = z.object({ name: z.string().min(1), value: z.number() });

export const simulationSchema = z
  .object({
    program: z
      .string()
      .describe('The source of one trial, or of the interactive figure, with the helpers it uses.'),
    hasStory: z.boolean().describe('Whether it can tell one trial step by step.'),
    estimates: estimatesSchema
      .nullable()
      .describe('What the mean of the trials approaches. Null if that is the answer.'),
    variants: z
      .array(
        z.object({
          variant: z.string().nullable().describe('Null: the usual numbers.'),
          numbers: numbersSchema,
        }),
      )
      .describe('What it can run with, the usual numbers first; empty if they never change.'),
  })
  .meta({ id: 'Simulation' });

export type Simulation = z.infer<typeof simulationSchema>;
export type Estimates = z.infer<typeof estimatesSchema>;
