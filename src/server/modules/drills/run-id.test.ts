import { expect, it } from 'vitest';
import { runParamsSchema } from '#shared/contracts/drill-run.ts';
import { createRunId } from './run-id.ts';

it('is an id with 128 random bits', () => {
  const ids = Array.from({ length: 500 }, createRunId);
  for (const id of ids) expect(runParamsSchema.parse({ id })).toEqual({ id });
  const digits = ids.map((id) => id.replaceAll('-', ''));
  for (let place = 0; place < 32; place += 1) {
    expect(new Set(digits.map((text) => text[place])).size).toBe(16);
  }
});
