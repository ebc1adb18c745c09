import { describe, expect, it } from 'vitest';
import { interviewing, rubric } from './meetings.ts';

describe.each([...Object.values(rubric), interviewing])('the steps of $title', ({ steps }) => {
  const texts = Object.values(steps);

  it('say four different things, each in a sentence that fits on a phone', () => {
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/^[A-Z][^.!]{10,75}\.$/);
  });
});
