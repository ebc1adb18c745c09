import { z } from 'zod';
import { longestPresetTitle } from '../domain/drills.ts';
import { recommendationReasons } from '../drills/advice/recommend.ts';
import { evidenceKinds } from '../drills/preset.ts';
import { drillFormatSchema, factSchema } from './drill-format.ts';
import { idField, oneLineField } from './fields.ts';

const count = z.number().int();
const moment = z.iso.datetime();
export const drillSlug = z
  .string('Choose a drill')
  .regex(/^[a-z0-9-]{1,40}$/, 'There is no such drill');
/** Never in a path: paths are logged and counted. */
export const drillTokenSchema = z.object({ token: z.string('This link is incomplete') });

const evidenceSchema = z.object({
  kind: z.enum(evidenceKinds, 'Say how well the format is known'),
  note: oneLineField('Please enter the source')
    .min(1, 'Please enter the source')
    .max(300, 'The note must be no more than 300 characters'),
  date: z.iso.date('The date must look like 2026-11-17'),
});

const resultSchema = z.object({ points: z.number(), right: count, wrong: count, at: moment });

export const presetSchema = z
  .object({
    slug: z.string(),
    version: count,
    title: z.string(),
    trains: z.string(),
    group: z.string().describe('What it trains, from its format.'),
    format: drillFormatSchema,
    passLine: z.number().nullable(),
    evidence: evidenceSchema,
    best: resultSchema
      .nullable()
      .describe("The user's best run; null if there is none, or for visitors."),
    runs: count.describe('How often the user has finished it.'),
    lastAt: moment.nullable().describe('When the user last finished it; null if never.'),
  })
  .meta({ id: 'DrillPreset' });

export const drillsSchema = z
  .object({
    presets: z.array(presetSchema),
    recommended: z
      .object({ slug: z.string(), reason: z.enum(recommendationReasons) })
      .nullable()
      .describe('What the user should run next; for visitors, a gentle start.'),
  })
  .meta({ id: 'Drills' });

export const ownPresetTextSchema = z.object({
  title: oneLineField('Please enter a title')
    .min(1, 'Please enter a title')
    .max(longestPresetTitle, `Title must be no more than ${longestPresetTitle} characters`),
  format: drillFormatSchema,
});

export const ownPresetSchema = z
  .object({
    id: count,
    title: z.string(),
    format: drillFormatSchema,
    shareToken: z.string().nullable(),
    runs: count,
    best: resultSchema.nullable(),
  })
  .meta({ id: 'OwnDrill' });

export const ownPresetsSchema = z.array(ownPresetSchema);

export const ownPresetParamsSchema = z.object({ id: idField('Invalid drill id') });

export const sharedPresetSchema = z
  .object({ title: z.string(), owner: z.string(), format: drillFormatSchema })
  .meta({ id: 'SharedDrill' });

const factRecordSchema = z.object({
  fact: factSchema,
  box: count.describe('From 1 (wrong or slow) to 5 (known).'),
  due: moment,
});

export const factsRecordSchema = z
  .object({ due: count, known: count, total: count, weakest: z.array(factRecordSchema) })
  .meta({ id: 'NumberFacts' });

export const presetParamsSchema = z.object({ slug: drillSlug });

/** What operators may change; the items themselves stay the same. */
export const presetChangeSchema = z.object({
  version: count.describe('The version that was edited.'),
  title: ownPresetTextSchema.shape.title,
  trains: oneLineField('Say what it trains')
    .min(1, 'Say what it trains')
    .max(300, 'This must be no more than 300 characters'),
  format: drillFormatSchema,
  passLine: z.number('The pass line must be a number').min(-1000).max(1000).nullable(),
  evidence: evidenceSchema,
});

export const adminPresetSchema = presetSchema
  .omit({ best: true, lastAt: true })
  .extend({ runs: count.describe("Everyone's finished runs of this version.") })
  .meta({ id: 'AdminDrillPreset' });

export const adminPresetsSchema = z.array(adminPresetSchema);

export type Drills = z.infer<typeof drillsSchema>;
export type DrillPreset = z.infer<typeof presetSchema>;
export type OwnPreset = z.infer<typeof ownPresetSchema>;
export type OwnPresetText = z.infer<typeof ownPresetTextSchema>;
export type SharedPreset = z.infer<typeof sharedPresetSchema>;
export type FactsRecord = z.infer<typeof factsRecordSchema>;
export type AdminPreset = z.infer<typeof adminPresetSchema>;
export type PresetChange = z.infer<typeof presetChangeSchema>;
