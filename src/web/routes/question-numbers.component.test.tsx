import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import {
  check,
  field,
  judged,
  number,
  type PracticeOptions,
  renderPractice,
  right,
} from '#test/support/components/practice.tsx';
import { aQuestion } from '#test/support/components/questions.ts';
import { noAnswer } from '#test/support/components/scripted-api.ts';
import { readAnsweredHere } from '../lib/answered-here.ts';
import { readMetHere, rememberMet } from '../lib/met-here.ts';

const varied = { answer: number, numbers: { count: 4, shown: { n: '11' } } };
const withNumbers = (variant: string, overrides = {}) =>
  aQuestion({ ...varied, variant, description: variant, ...overrides });
const fresh = (query = '') => `GET /api/questions/5/fresh-numbers${query}`;
const dealt = (variant: string | null, more = {}) => ({
  variant,
  isNew: true,
  met: 1,
  count: 4,
  ...more,
});

const open = ({ question, api, ...options }: PracticeOptions = {}) =>
  renderPractice({
    ...options,
    question: { ...varied, ...question },
    api: {
      [check]: judged({ message: 'Not quite.' }),
      'GET /api/questions/5?v=1.1': withNumbers('1.1'),
      'GET /api/questions/5?v=1.2': withNumbers('1.2'),
      ...api,
    },
  });
const newNumbers = () => screen.findByRole('button', { name: 'New numbers' });
const expectNone = () =>
  expect(screen.queryByRole('button', { name: 'New numbers' })).not.toBeInTheDocument();

describe('new numbers', () => {
  it('are offered after a first answer, and asked with an empty answer box', async () => {
    const { user, url, api } = open({ api: { [fresh()]: dealt('1.1') } });
    await user.type(await field(), '1/2');
    expectNone();
    await user.keyboard('{Enter}');
    await user.click(await newNumbers());
    expect(await screen.findByText(/Fresh numbers 1\.1/)).toBeVisible();
    expect(url()).toBe('/question/5?v=1.1');
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    await user.type(await field(), '22{Enter}');
    expect(await screen.findByText(/^Not quite/)).toBeVisible();
    expect(api.bodies(check)).toEqual([{ answer: '1/2' }, { answer: '22', variant: '1.1' }]);
    // The first numbers decide what an account would take over.
    expect(readAnsweredHere()).toMatchObject([{ answer: '1/2', variant: null }]);
  });

  it('are offered in one place, once the answer is right', async () => {
    const { user } = open({ api: { [check]: right } });
    await user.type(await field(), '1/3{Enter}');
    expect(await screen.findByText('Right.')).toBeVisible();
    expect(await newNumbers()).toBeVisible();
  });

  it('are those that the browser does not remember of a visitor', async () => {
    rememberMet({ questionId: 5, variant: '1.1' });
    rememberMet({ questionId: 6, variant: '1.3' });
    const { user } = open({ api: { [fresh('?met=1.1')]: dealt('1.2') } });
    await user.type(await field(), '1/2{Enter}');
    await user.click(await newNumbers());
    expect(await screen.findByText(/Fresh numbers 1\.2/)).toBeVisible();
    expect(readMetHere(5)).toEqual(['1.1', '1.2']);
  });

  it('say so if all were met', async () => {
    const { user } = open({
      user: signedIn(),
      search: '?v=1.2',
      api: {
        'GET /api/questions/5?v=1.2': withNumbers('1.2', { status: 'attempted' }),
        [fresh('?v=1.2')]: dealt('1.1', { isNew: false, met: 4 }),
      },
    });
    await user.click(await newNumbers());
    expect(await screen.findByText('You have met all 4 sets of numbers')).toBeVisible();
    expect(await screen.findByText(/Fresh numbers 1\.1/)).toBeVisible();
  });

  it('can be asked for again if they did not load', async () => {
    const { user, api, url } = open({ api: { [fresh()]: noAnswer } });
    await user.type(await field(), '1/2{Enter}');
    await user.click(await newNumbers());
    expect(await screen.findByText('The numbers did not change')).toBeVisible();
    expect(url()).toBe('/question/5');
    api.answer({ [fresh()]: dealt('1.1') });
    await user.click(await newNumbers());
    expect(await screen.findByText(/Fresh numbers 1\.1/)).toBeVisible();
  });

  it('are not offered because the question is marked: the page would move', async () => {
    const { user } = open({
      user: signedIn(),
      api: { 'PATCH /api/questions/5/status': { questionId: 5, status: 'solved' } },
    });
    await user.click(await screen.findByRole('radio', { name: 'Solved' }));
    expect(await screen.findByText('Status updated')).toBeVisible();
    expectNone();
  });

  it('are not offered where numbers never change', async () => {
    open({ user: signedIn(), question: { numbers: null, status: 'solved' } });
    await field();
    expectNone();
  });
});

describe('a link to numbers', () => {
  it('shows them, and leads back to the usual ones', async () => {
    const { user, url } = open({ search: '?category=Risk&v=1.1' });
    await user.click(await screen.findByRole('link', { name: 'Back to the usual ones' }));
    expect(url()).toBe('/question/5?category=Risk');
  });

  it('says if they are no longer in use', async () => {
    open({
      search: '?v=1.3',
      api: { 'GET /api/questions/5?v=1.3': aQuestion({ ...varied, isVariantGone: true }) },
    });
    expect(await screen.findByText(/^The numbers in this link are no longer in use/)).toBeVisible();
  });
});
