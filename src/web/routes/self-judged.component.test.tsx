import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { judged, renderPractice } from '#test/support/components/practice.tsx';
import { refused } from '#test/support/components/scripted-api.ts';

const compare = 'POST /api/questions/5/comparison';
const judge = 'POST /api/questions/5/self-judgment';
const open = { kind: 'open', unit: null, choices: null } as const;
const interval = { kind: 'interval', unit: 'days', choices: null } as const;
const goodAnswer = {
  value: '<p>Count the trials.</p>',
  number: null,
  interval: null,
  rubric: ['<p>Trials</p>', '<p>Costs</p>', '<p>Fresh data</p>'],
};
const button = (name: string) => screen.findByRole('button', { name });

describe('an answer that learners judge themselves', () => {
  it('is compared with a good one, then graded by its rubric', async () => {
    const { user, api } = renderPractice({
      user: signedIn(),
      question: { answer: open },
      api: {
        [compare]: goodAnswer,
        [judge]: judged({ verdict: 'close', message: 'You had part of it.', status: 'attempted' }),
      },
    });
    await user.click(await button('Compare'));
    expect(await screen.findByText('Enter your answer first.')).toBeVisible();
    const written = await screen.findByRole('textbox', { name: 'Your answer' });
    await user.type(written, 'How many did you try?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Count the trials.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'A good answer' })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Trials' }));
    await user.click(screen.getByRole('checkbox', { name: 'Costs' }));
    await user.click(await button('Partly'));
    expect(await screen.findByText('You had part of it.')).toBeVisible();
    expect(screen.queryByText(/Close\.|Try again/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I had it' })).not.toBeInTheDocument();
    expect(written).toHaveAttribute('readonly');
    expect(await button('Next question')).toBeVisible();
    expect(api.bodies(compare)).toEqual([{ answer: 'How many did you try?' }]);
    expect(api.bodies(judge)).toMatchObject([
      { answer: 'How many did you try?', verdict: 'close' },
    ]);
  });

  it('may be changed before it is judged', async () => {
    const { user } = renderPractice({
      user: signedIn(),
      question: { answer: open },
      api: { [compare]: goodAnswer },
    });
    const written = await screen.findByRole('textbox', { name: 'Your answer' });
    await user.type(written, 'Costs');
    await user.click(await button('Compare'));
    await screen.findByText('Count the trials.');
    await user.type(written, ' and trials');
    expect(screen.queryByText('Count the trials.')).not.toBeInTheDocument();
    expect(await button('Compare')).toBeEnabled();
  });

  it('is scored as an interval', async () => {
    const score = { isHit: true, score: 0.8, width: 0.2, verdict: 'right' } as const;
    const message = 'The smaller number comes first.';
    const { user, api } = renderPractice({
      user: signedIn(),
      question: { answer: interval },
      api: { [compare]: refused(400, { message, fieldErrors: { answer: message } }) },
    });
    const written = await screen.findByRole('textbox', { name: 'Your interval' });
    await user.type(written, '9 to 8{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    api.answer({
      [compare]: { value: '<p>9,250 days</p>', number: 9250, interval: score, rubric: [] },
    });
    await user.clear(written);
    await user.type(written, '7400 to 9250{Enter}');
    expect(await screen.findByText('9,250 days')).toBeVisible();
    expect(
      screen.getByText('A hit: a score of 0.80, at a width of 20% of the true value.'),
    ).toBeVisible();
  });

  it('waits for visitors to sign in, and keeps what they wrote', async () => {
    const { user, unmount } = renderPractice({ question: { answer: open } });
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Costs');
    expect(screen.getByRole('link', { name: 'Sign in to compare' })).toHaveAttribute(
      'href',
      expect.stringContaining('/auth'),
    );
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    unmount();
    renderPractice({ question: { answer: open } });
    const again = await screen.findByRole('textbox', { name: 'Your answer' });
    await waitFor(() => expect(again).toHaveValue('Costs'));
  });

  it('asks for a subscription where the solution does', async () => {
    renderPractice({ user: signedIn(), question: { answer: open, isPremium: true } });
    expect(await screen.findByRole('link', { name: 'Subscribe Now' })).toBeVisible();
  });
});
