import { z } from 'zod';

export const simulationSchema = z
  .object({
    program: z.string().describe('The source of one trial, with the helpers it uses.'),
    hasStory: z.boolean().describe('Whether it can tell one trial step by step.'),
  })
  .meta({ id: 'Simulation' });

export type Simulation = z.infer<typeof simulationSchema>;
