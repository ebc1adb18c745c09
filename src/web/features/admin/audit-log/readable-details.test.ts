import { describe, expect, it } from 'vitest';
import { readableAction, readableDetails, readableSubject } from './readable-details.ts';

describe('readableDetails', () => {
  it('drops quotes and braces', () => {
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

  it('puts “from” before “to”, and shows names instead of ids', () => {
    expect(
      readableDetails({
        to: 'Open',
        from: 'New',
        changed: ['isPremium', 'name'],
        questions: [
          { id: 7, name: 'Two dice' },
          { id: 8, name: 'A coin' },
        ],
      }),
    ).toEqual([
      { name: 'From', text: 'New' },
      { name: 'To', text: 'Open' },
      { name: 'Changed', text: 'is premium, name' },
      { name: 'Questions', text: 'Two dice, A coin' },
    ]);
  });

  it('shortens long lists and texts', () => {
    const [ids] = readableDetails({ ids: Array.from({ length: 1_020 }, (_, index) => index) });
    expect(ids?.text).toMatch(/^0, 1, .*, 19 and 1,000 more$/);
    const [text] = readableDetails({ text: 'x'.repeat(1_000) });
    expect(text?.text).toHaveLength(301);
  });
});

it('turns an action into words', () => {
  expect(readableAction('user.grant_admin')).toBe('User: grant admin');
  expect(readableAction('questions.deleteAll')).toBe('Questions: delete all');
});

it('turns a subject into words', () => {
  expect(readableSubject('user:3')).toBe('User 3');
  expect(readableSubject('error_report')).toBe('Error report');
  expect(readableSubject('question:several')).toBe('Several questions');
  expect(readableSubject('question:all')).toBe('All questions');
  expect(readableSubject('import:bank: new.csv')).toBe('Import bank: new.csv');
});
