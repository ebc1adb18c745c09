import { z } from 'zod';
import { type DrillItem, operators } from '../drills/item.ts';

const texts = z.array(z.string()).readonly();
const bookSide = z.array(z.object({ price: z.string(), size: z.number() })).readonly();

export const drillItemSchema: z.ZodType<DrillItem> = z
  .object({
    prompt: z.string().describe('With a ? for what is asked.'),
    board: z.object({ bids: bookSide, asks: bookSide }).nullable(),
    asks: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('number'), answer: z.string() }),
      z.object({ kind: z.literal('option'), options: texts, right: z.number() }),
      z.object({
        kind: z.literal('order'),
        events: texts,
        right: z.array(z.number()).readonly(),
      }),
    ]),
    explanation: z.string().nullable(),
    fact: z
      .object({ operator: z.enum(operators), left: z.string(), right: z.string() })
      .nullable()
      .describe('The arithmetic fact it trains, if any.'),
  })
  .meta({ id: 'DrillItem' });
