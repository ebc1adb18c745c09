import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contracts/user.ts';
import { signedIn } from '#test/support/components/people.ts';
import { signedOut } from '#test/support/components/question-page.tsx';
import { renderPage } from '#test/support/components/render-page.tsx';
import { recommended } from '#test/support/recommendations.ts';
import { rememberAnswer } from '../../../lib/answered-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { StartHere } from './start-here.tsx';

interface Options {
  user?: User;
  at?: string;
  next?: ReturnType<typeof recommended> | null;
}

async function render({ user, at = '/questions', next = recommended(102) }: Options = {}) {
  const page = renderPage(
    <>
      <StartHere />
      <Loaded />
    </>,
    { at, api: { 'GET /api/user': user ?? signedOut, 'GET /api/practice/first': { next } } },
  );
  await screen.findByText('Loaded');
  await Promise.resolve();
  return page;
}

function Loaded() {
  return useCurrentUser().isFetched && <p>Loaded</p>;
}

const card = () => screen.queryByRole('link', { name: /^Start here/ });

describe('the first question for newcomers', () => {
  it('is the recommended one, beside training', async () => {
    const { api } = await render();
    expect(await screen.findByRole('link', { name: /^Start here Question 102/ })).toHaveAttribute(
      'href',
      '/question/102',
    );
    expect(screen.getByRole('link', { name: 'Train' })).toHaveAttribute('href', '/practice/train');
    expect(api.requests.map(({ url }) => url)).toContain('/api/practice/first');
  });

  it('is shown to users who have not tried any', async () => {
    await render({ user: signedIn({ questionsAttempted: 0 }) });
    expect(await screen.findByRole('link', { name: /^Start here/ })).toBeVisible();
  });

  it.each([
    ['users who have', { user: signedIn({ questionsAttempted: 1 }) }],
    ['filtered lists', { at: '/questions?category=Risk' }],
    ['banks without one', { next: null }],
  ])('is hidden for %s', async (_, options: Options) => {
    const { queries } = await render(options);
    expect(queries.isFetching()).toBe(0);
    expect(card()).not.toBeInTheDocument();
  });

  it('is hidden for visitors who have', async () => {
    rememberAnswer({ questionId: 1, answer: '2', verdict: 'wrong', explored: false });
    await render();
    expect(card()).not.toBeInTheDocument();
  });
});
