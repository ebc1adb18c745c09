import '../../../lib/zod-without-eval.ts';
import { z } from 'zod';
import type { AdminPreset, PresetChange } from '#shared/contracts/drill.ts';
import { longestPresetTitle, longestRunSeconds, mostRunItems } from '#shared/domain/drills.ts';
import { evidenceKinds } from '#shared/drills/preset.ts';

const number = (name: string, low: number, high: number) =>
  z.string().refine((text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    return value >= low && value <= high;
  }, `${name} must be from ${low} to ${high}`);
const whole = (name: string, low: number, high: number) =>
  number(name, low, high).refine(
    (text) => Number.isInteger(Number(text)),
    `${name} must be a whole number`,
  );
const empty = z.literal('');
const points = number('Points', -10, 10);

/** The form's fields, which are text. */
export const presetFormSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Please enter a title')
    .max(longestPresetTitle, `Title must be no more than ${longestPresetTitle} characters`),
  trains: z
    .string()
    .trim()
    .min(1, 'Say what it trains')
    .max(300, 'This must be no more than 300 characters'),
  seconds: whole('Seconds', 10, longestRunSeconds),
  secondsPerItem: empty.or(whole('Seconds for each item', 2, longestRunSeconds)),
  blocks: z.array(
    z.object({
      count: whole('Items', 1, mostRunItems),
      right: points,
      wrong: points,
      skipped: empty.or(points),
    }),
  ),
  passLine: empty.or(number('The pass line', -1000, 1000)),
  kind: z.enum(evidenceKinds),
  note: z
    .string()
    .trim()
    .min(1, 'Please enter the source')
    .max(300, 'The note must be no more than 300 characters'),
  date: z.iso.date('The date must look like 2026-11-17'),
});

export type PresetValues = z.infer<typeof presetFormSchema>;

export function toValues(preset: Omit<AdminPreset, 'runs'>): PresetValues {
  const { title, trains, format, passLine, evidence } = preset;
  return {
    title,
    trains,
    seconds: String(format.seconds),
    secondsPerItem: textOf(format.secondsPerItem),
    blocks: format.blocks.map(({ count, points: { right, wrong, skipped } }) => ({
      count: String(count),
      right: String(right),
      wrong: String(wrong),
      skipped: textOf(skipped),
    })),
    passLine: textOf(passLine),
    ...evidence,
  };
}

export function toChange(preset: AdminPreset, values: PresetValues): Omit<PresetChange, 'version'> {
  const { title, trains, kind, note, date } = values;
  return {
    title,
    trains,
    format: {
      ...preset.format,
      seconds: Number(values.seconds),
      secondsPerItem: numberOf(values.secondsPerItem),
      blocks: preset.format.blocks.map((block, index) => {
        const filled = values.blocks[index];
        if (!filled) return block;
        return {
          ...block,
          count: Number(filled.count),
          points: {
            right: Number(filled.right),
            wrong: Number(filled.wrong),
            skipped: numberOf(filled.skipped),
          },
        };
      }),
    },
    passLine: numberOf(values.passLine),
    evidence: { kind, note, date },
  };
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
