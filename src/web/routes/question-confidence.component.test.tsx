import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { check, field, judged, renderPractice } from '#test/support/components/practice.tsx';

const render = (user = signedIn()) => renderPractice({ user, api: { [check]: judged({}) } });
const confidence = () => screen.findByLabelText(/^How sure are you, in percent/);
const verdict = () => screen.findByText('Not quite. Try again.');

afterEach(() => localStorage.clear());

describe('how sure the reader is', () => {
  it.each([
    ['80', 80],
    ['1', 5],
    ['xx', null],
  ])('is sent with the answer: %j as %j', async (typed, sent) => {
    const { user, api } = render();
    await user.type(await field(), '0.5');
    await user.tab();
    expect(await confidence()).toHaveFocus();
    await user.keyboard(`${typed}{Enter}`);
    expect(await verdict()).toBeVisible();
    expect(api.bodies(check)).toEqual([
      {
        answer: '0.5',
        confidence: sent,
        shownAt: expect.stringMatching(/Z$/),
        activeSeconds: expect.any(Number),
      },
    ]);
  });

  it('is optional', async () => {
    const { user, api } = render();
    await user.type(await field(), '0.5{Enter}');
    expect(await verdict()).toBeVisible();
    expect(api.bodies(check)).toMatchObject([{ confidence: null }]);
  });

  it('leaves the verdict in place when it changes', async () => {
    const { user } = render();
    await user.type(await field(), '0.5{Enter}');
    await verdict();
    await user.type(await confidence(), '9');
    expect(await verdict()).toBeVisible();
  });

  it('is no longer asked if the reader opts out, until they want it again', async () => {
    const first = render();
    await first.user.click(await screen.findByLabelText('Do not ask how sure I am'));
    first.unmount();
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Say how sure you are' }));
    expect(await confidence()).toBeVisible();
  });

  it('is not asked of visitors, and not sent for them', async () => {
    const { user, api } = renderPractice({ api: { [check]: judged({}) } });
    await user.type(await field(), '0.5{Enter}');
    await verdict();
    expect(screen.queryByText('How sure', { exact: false })).not.toBeInTheDocument();
    expect(api.bodies(check)).toEqual([{ answer: '0.5' }]);
  });
});
