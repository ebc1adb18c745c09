import '../../../lib/zod-without-eval.ts';
import { z } from 'zod';
import type { OwnPresetText } from '#shared/contracts/drill.ts';
import { longestPresetTitle, longestRunSeconds, mostRunItems } from '#shared/domain/drills.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import { operators } from '#shared/drills/item.ts';

const number = (name: string, { low, high }: { low: number; high: number }) =>
  z.string().refine((text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    return value >= low && value <= high;
  }, `${name} must be from ${low} to ${high}`);
const whole = (name: string, range: { low: number; high: number }) =>
  number(name, range).refine(
    (text) => Number.isInteger(Number(text)),
    `${name} must be a whole number`,
  );

const operand = { low: 0, high: 100_000 };
const points = { low: -10, high: 10 };

/** The form's fields, as text. */
export const ownFormSchema = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, 'Please enter a title')
      .max(longestPresetTitle, `Title must be no more than ${longestPresetTitle} characters`),
    operators: z.array(z.enum(operators)).min(1, 'Choose at least one operator'),
    termLow: whole('The smallest term', operand),
    termHigh: whole('The largest term', operand),
    firstLow: whole('The smallest factor', operand),
    firstHigh: whole('The largest factor', operand),
    secondLow: whole('The smallest factor', operand),
    secondHigh: whole('The largest factor', operand),
    places: z.string(),
    blank: z.boolean(),
    answers: z.string(),
    seconds: whole('Seconds', { low: 10, high: longestRunSeconds }),
    count: whole('Items', { low: 1, high: mostRunItems }),
    right: number('Points', points),
    wrong: number('Points', points),
    skipped: z.literal('').or(number('Points', points)),
  })
  .superRefine((values, context) => {
    const ranges = [
      ['termLow', 'termHigh'],
      ['firstLow', 'firstHigh'],
      ['secondLow', 'secondHigh'],
    ] as const;
    for (const [low, high] of ranges) {
      if (Number(values[low]) < Number(values[high])) continue;
      const message = 'The upper end must be above the lower end';
      // Reported on both, so that whichever field was edited shows it.
      for (const end of [low, high]) context.addIssue({ code: 'custom', path: [end], message });
    }
  });

export type OwnFormValues = z.infer<typeof ownFormSchema>;

export const typed = 'Typed';

export function toOwnPreset(values: OwnFormValues): OwnPresetText {
  const range = (low: string, high: string) => ({ low: Number(low), high: Number(high) });
  return {
    title: values.title,
    format: {
      seconds: Number(values.seconds),
      secondsPerItem: null,
      order: 'forward',
      blocks: [
        {
          family: 'operations',
          count: Number(values.count),
          points: {
            right: Number(values.right),
            wrong: Number(values.wrong),
            skipped: values.skipped.trim() === '' ? null : Number(values.skipped),
          },
          settings: {
            operators: values.operators,
            terms: range(values.termLow, values.termHigh),
            factors: [
              range(values.firstLow, values.firstHigh),
              range(values.secondLow, values.secondHigh),
            ],
            places: Number(values.places),
            isBlankAnywhere: values.blank,
            options: values.answers === typed ? null : Number.parseInt(values.answers, 10),
          },
        },
      ],
    },
  };
}

/** The defaults for a new drill: the classic sprint. */
const usual: OwnFormValues = {
  title: '',
  operators: [...operators],
  termLow: '2',
  termHigh: '100',
  firstLow: '2',
  firstHigh: '12',
  secondLow: '2',
  secondHigh: '100',
  places: '0',
  blank: false,
  answers: typed,
  seconds: '120',
  count: '200',
  right: '1',
  wrong: '0',
  skipped: '',
};

export function toOwnValues(drill: { title: string; format: DrillFormat } | null): OwnFormValues {
  const [block] = drill?.format.blocks ?? [];
  if (!drill || block?.family !== 'operations') return { ...usual, title: drill?.title ?? '' };
  const { settings, points, count } = block;
  const [first, second] = settings.factors;
  return {
    title: drill.title,
    operators: [...settings.operators],
    termLow: String(settings.terms.low),
    termHigh: String(settings.terms.high),
    firstLow: String(first.low),
    firstHigh: String(first.high),
    secondLow: String(second.low),
    secondHigh: String(second.high),
    places: String(settings.places),
    blank: settings.isBlankAnywhere,
    answers: settings.options === null ? typed : `${settings.options} options`,
    seconds: String(drill.format.seconds),
    count: String(count),
    right: String(points.right),
    wrong: String(points.wrong),
    skipped: points.skipped === null ? '' : String(points.skipped),
  };
}
