import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AskedPart, QuestionDetail } from '#shared/contracts/question.ts';
import { signedIn } from '#test/support/components/people.ts';
import { check, judged, renderPractice, right } from '#test/support/components/practice.tsx';

const single = { kind: 'number', unit: null, choices: null } as const;
const first: AskedPart = { ...single, html: '<p>A price?</p>', hints: { before: 0, count: 1 } };
const second: AskedPart = { ...single, html: '<p>And now?</p>', hints: { before: 1, count: 1 } };
const answer: NonNullable<QuestionDetail['answer']> = {
  kind: 'parts',
  unit: null,
  choices: null,
  parts: { count: 2, first },
};
const step = judged({ ...right, isSolved: false, next: second, value: '<p>10.5</p>' });
const reveal = 'POST /api/questions/5/answer/reveal?part=1';
const part = async (number: number) =>
  within(await screen.findByRole('region', { name: `Part ${number}` }));
const field = async (number: number) =>
  (await part(number)).findByRole('textbox', { name: 'Your answer' });

describe('a question in parts', () => {
  it('asks one part after the other', async () => {
    const { user, api } = renderPractice({
      user: signedIn(),
      question: { answer },
      api: {
        [check]: judged({ message: 'Think of the seller.' }),
        'GET /api/questions/5/hints/2': { html: '<p>They know more.</p>' },
      },
    });
    expect((await part(1)).getByText('Part 1 of 2')).toBeVisible();
    await user.type(await field(1), '9{Enter}');
    expect(await screen.findByText(/Think of the seller/)).toBeVisible();
    expect(screen.queryByText('And now?')).not.toBeInTheDocument();

    api.answer({ [check]: step });
    await user.clear(await field(1));
    await user.type(await field(1), '10.5{Enter}');
    expect(await screen.findByText('And now?')).toBeVisible();
    expect((await part(1)).getByText('Right')).toBeVisible();
    expect((await part(1)).getByText('10.5')).toBeVisible();
    expect(await field(2)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show a hint (1 of 1)' }));
    expect(await screen.findByText('They know more.')).toBeVisible();

    api.answer({ [check]: { ...right, status: 'solved' } });
    await user.type(await field(2), '12{Enter}');
    expect(await screen.findByText('Right.', { selector: '[role=status] *' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Next question' })).toBeVisible();
    expect(api.bodies(check)).toMatchObject([
      { answer: '9', earlier: [] },
      { answer: '10.5', earlier: [] },
      { answer: '12', earlier: ['10.5'] },
    ]);
  });

  it('takes the time from when its first part was shown', async () => {
    const { user, api } = renderPractice({
      user: signedIn(),
      question: { answer },
      api: { [check]: step },
    });
    await user.type(await field(1), '10.5{Enter}');
    await user.type(await field(2), '12{Enter}');
    await waitFor(() => expect(api.bodies(check)).toHaveLength(2));
    const [start, end] = api.bodies(check) as { shownAt: string }[];
    expect(start?.shownAt).toEqual(expect.any(String));
    expect(end?.shownAt).toBe(start?.shownAt);
  });

  it('goes on from a part that was given up', async () => {
    const { user, api } = renderPractice({
      user: signedIn(),
      question: { answer },
      api: {
        [reveal]: { value: '<p>10.5</p>', number: 10.5, next: second, status: null, rating: null },
        [check]: judged({}),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reveal answer' }));
    expect(await screen.findByText('And now?')).toBeVisible();
    expect((await part(1)).getByText('The answer is')).toBeVisible();
    await user.type(await field(2), '11{Enter}');
    await screen.findByText(/Not quite/);
    expect(api.bodies(check)).toMatchObject([{ answer: '11', earlier: [null] }]);
  });
});
