import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminVariants } from '#shared/contracts/admin-question.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { NumbersPage } from './numbers-page.tsx';

const list = 'GET /api/admin/questions/5/variants';
const change = 'POST /api/admin/questions/5/variants';
const text = 'GET /api/admin/questions/5/variants/1.1';
const refusal = refused(503, { message: 'Not now' });

const numbers = ({ withdrawn = [] as string[], isInUse = true } = {}): AdminVariants => ({
  question: 'One roll of a die',
  version: 1,
  isInUse,
  variants: [6, 8, 10].map((sides, index) => ({
    variant: `1.${index}`,
    numbers: { sides: String(sides), rolls: '2' },
    answer: `<p>1/${sides}</p>`,
    isWithdrawn: withdrawn.includes(`1.${index}`),
  })),
});

const filled = {
  description: '<p>A die has 8 sides.</p>',
  hints: ['<p>Look.</p>', '<p>Count.</p>'],
  solution: '<p>One of 8.</p>',
  mistakes: [{ value: '1/7', message: 'There are 8 sides.' }],
  followUps: [{ question: '<p>And another?</p>', answer: '<p>The same.</p>' }],
};

const open = (api: Script = {}, at = '/') =>
  renderPage(<NumbersPage id={5} />, { at, api: { [list]: numbers(), ...api } });

const item = async (variant: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${variant}`) });
  const found = heading.closest('li');
  if (!found) throw new Error(`${variant} is not in the list`);
  return within(found);
};
const button = async (name: string) => screen.findByRole('button', { name });

describe('the numbers of a question', () => {
  it('are listed with their answers', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'One roll of a die' })).toHaveAttribute(
      'href',
      '/question/5',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fresh numbers');
    expect(screen.getByText('3 sets of numbers')).toBeVisible();
    const usual = await item('1.0');
    expect(usual.getByText('Usual numbers')).toBeVisible();
    expect(usual.queryByRole('button', { name: 'Withdraw 1.0' })).not.toBeInTheDocument();
    const other = await item('1.1');
    expect(other.getByText('sides = 8, rolls = 2')).toBeVisible();
    expect(other.getByText('1/8')).toBeVisible();
    expect(screen.queryByText('Fresh numbers are off.')).not.toBeInTheDocument();
  });

  it('are shown in every text', async () => {
    const { user } = open({ [text]: filled });
    await user.click(await button('Show text of 1.1'));
    const section = await screen.findByRole('region', { name: 'Text of 1.1' });
    await within(section).findByText('A die has 8 sides.');
    for (const part of ['Look.', 'Count.', 'One of 8.', '1/7', 'And another?', 'The same.']) {
      expect(within(section).getByText(part)).toBeVisible();
    }
    expect(within(section).getByRole('link', { name: 'See it as learners do' })).toHaveAttribute(
      'href',
      '/question/5?v=1.1',
    );
    const hide = await button('Hide text of 1.1');
    expect(hide).toHaveAttribute('aria-expanded', 'true');
    await user.click(hide);
    expect(section).not.toBeInTheDocument();
  });

  it('show the text of those in the link', async () => {
    open({ [text]: filled }, '/#1.1');
    expect(await screen.findByText('A die has 8 sides.')).toBeVisible();
    expect(await button('Hide text of 1.1')).toBeVisible();
    expect(await button('Show text of 1.2')).toBeVisible();
  });

  it('say why a text could not be loaded', async () => {
    const { user, api } = open({ [text]: refusal });
    await user.click(await button('Show text of 1.1'));
    expect(await screen.findByText('The text could not be loaded.')).toBeVisible();
    api.answer({ [text]: filled });
    await user.click(await button('Try again'));
    expect(await screen.findByText('One of 8.')).toBeVisible();
  });

  it.each(['Question not found', 'This question has no fresh numbers.'])(
    'say that there are none: %s',
    async (message) => {
      open({ [list]: refused(404, { message }) });
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/admin');
    },
  );

  it('say why they could not be loaded', async () => {
    const { user, api } = open({ [list]: refusal });
    expect(await screen.findByText('The fresh numbers could not be loaded.')).toBeVisible();
    expect(screen.getByText('Not now')).toBeVisible();
    api.answer({ [list]: numbers() });
    await user.click(await button('Try again'));
    expect(await screen.findByText('3 sets of numbers')).toBeVisible();
  });

  it('say why they are off, and how they come back', async () => {
    const { user } = open({ [list]: numbers({ isInUse: false }), [text]: filled });
    expect(await screen.findByText('Fresh numbers are off.')).toBeVisible();
    expect(screen.getByText(/Restore its text/)).toBeVisible();
    await user.click(await button('Show text of 1.1'));
    await screen.findByText('One of 8.');
    expect(screen.queryByRole('link', { name: 'See it as learners do' })).not.toBeInTheDocument();
  });
});

describe('withdrawing numbers', () => {
  it('asks first, and shows what is withdrawn', async () => {
    const { user, api } = open({ [change]: numbers({ withdrawn: ['1.1'] }) });
    await user.click(await button('Withdraw 1.1'));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw 1.1?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.bodies(change)).toEqual([]);

    api.answer({ [list]: numbers({ withdrawn: ['1.1'] }) });
    await user.click(await button('Withdraw 1.1'));
    await user.click(await button('Withdraw'));
    await findToast('1.1 is withdrawn');
    expect(api.bodies(change)).toEqual([{ variant: '1.1', isWithdrawn: true }]);
    expect((await item('1.1')).getByText('Withdrawn')).toBeVisible();
    expect(screen.getByText('3 sets of numbers, 1 of them withdrawn')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('puts them back', async () => {
    const { user, api } = open({ [list]: numbers({ withdrawn: ['1.1'] }), [change]: numbers() });
    const back = await button('Put back 1.1');
    api.answer({ [list]: numbers() });
    await user.click(back);
    await findToast('1.1 is back in use');
    expect(api.bodies(change)).toEqual([{ variant: '1.1', isWithdrawn: false }]);
    expect(await button('Withdraw 1.1')).toBeVisible();
  });

  it('also shows what another administrator has withdrawn meanwhile', async () => {
    const both = numbers({ withdrawn: ['1.1', '1.2'] });
    const { user, api } = open({ [change]: both });
    await user.click(await button('Withdraw 1.1'));
    api.answer({ [list]: both });
    await user.click(await button('Withdraw'));
    await findToast('1.1 is withdrawn');
    expect((await item('1.2')).getByText('Withdrawn')).toBeVisible();
  });

  it('says why it failed, and shows how things stand', async () => {
    const gone = refused(409, { message: 'These numbers are no longer in use.' });
    const { user, api } = open({ [change]: gone });
    await user.click(await button('Withdraw 1.2'));
    const two = numbers();
    api.answer({ [list]: { ...two, version: 2, variants: two.variants.slice(0, 2) } });
    await user.click(await button('Withdraw'));
    expect(await findToast('1.2 was not withdrawn')).toHaveTextContent('no longer in use');
    await waitFor(() => expect(screen.getByText('2 sets of numbers')).toBeVisible());
  });

  it('says why they were not put back', async () => {
    const { user } = open({ [list]: ok(numbers({ withdrawn: ['1.1'] })), [change]: refusal });
    await user.click(await button('Put back 1.1'));
    expect(await findToast('1.1 was not put back')).toHaveTextContent('Not now');
    expect(await button('Put back 1.1')).toBeEnabled();
  });
});
