import { describe, expect, it } from 'vitest';
import { readableAction, readableDetails } from './readable-details.ts';

describe('what an act noted down', () => {
  it('is read without its quotes and braces', () => {
    expect(
      readableDetails({
        isVisible: false,
        old_name: 'Two envelopes',
        ids: [1, 2, 3],
        answer: { imported: 3, errors: [] },
        reason: null,
      }),
    ).toEqual([
      { name: 'Is visible', text: 'no' },
      { name: 'Old name', text: 'Two envelopes' },
      { name: 'Ids', text: '1, 2, 3' },
      { name: 'Answer', text: 'imported 3; errors none' },
      { name: 'Reason', text: 'nothing' },
    ]);
  });

  it('does not flood the list', () => {
    const [ids] = readableDetails({ ids: Array.from({ length: 1_020 }, (_, index) => index) });
    expect(ids?.text).toMatch(/^0, 1, .*, 19 and 1,000 more$/);
    const [text] = readableDetails({ text: 'x'.repeat(1_000) });
    expect(text?.text).toHaveLength(301);
  });
});

it('is called by words', () => {
  expect(readableAction('user.grant_admin')).toBe('User: grant admin');
  expect(readableAction('questions.deleteAll')).toBe('Questions: delete all');
});
