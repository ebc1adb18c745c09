import { describe, expect, it } from 'vitest';
import { importToast } from './import-summary.ts';

describe('importToast', () => {
  it.each([
    [2, 2, 0, 0, 'Import successful', 'Imported 2 of 2 questions'],
    [0, 1200, 0, 1200, 'Import successful', 'Imported 0 of 1,200 questions, 1,200 already existed'],
    [1, 2, 1, 0, 'Import completed with errors', 'Imported 1 of 2 questions with 1 error'],
    [1, 4, 2, 1, 'Import completed with errors', 'Imported 1 of 4 questions with 2 errors'],
  ])(
    '%i of %i with %i errors, %i existing',
    (success, total, errors, alreadyThere, title, text) => {
      const lines = Array.from({ length: errors }, () => 'Row 1: x');
      expect(importToast({ success, total, errors: lines, alreadyThere })).toMatchObject({
        title,
        description: text,
      });
    },
  );
});
