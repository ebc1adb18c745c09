import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Question } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { signedIn } from '#test/support/components/people.ts';
import { makeQuestions } from '#test/support/components/question-list.tsx';
import { signedOut } from '#test/support/components/question-page.tsx';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok } from '#test/support/components/scripted-api.ts';
import { rememberAnswer } from '../../../lib/answered-here.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { starterQuery } from '../../../queries/question-list.ts';
import { StartHere } from './start-here.tsx';

interface Options {
  user?: User;
  at?: string;
  rows?: Question[];
}

async function render(options: Options = {}) {
  const { user, at = '/questions' } = options;
  const rows = options.rows ?? makeQuestions(2, { 0: { isPremium: true } });
  const page = renderPage(
    <>
      <StartHere />
      <Loaded />
    </>,
    {
      at,
      api: { 'GET /api/user': user ?? signedOut, 'GET /api/questions': ok(rows, { total: 2 }) },
    },
  );
  await screen.findByText('Loaded');
  return page;
}

function Loaded() {
  const user = useCurrentUser();
  const starter = useQuery(starterQuery(useApi()));
  return user.isFetched && starter.isFetched && <p>Loaded</p>;
}

const card = () => screen.queryByRole('link', { name: /^Start here/ });

describe('the first question for newcomers', () => {
  it('is a free and easy one', async () => {
    const { api } = await render();
    expect(card()).toHaveAttribute('href', '/question/102');
    expect(api.requests.map(({ url }) => url)).toContain(
      '/api/questions?category=Probability&difficulty=Easy&page=1&pageSize=25',
    );
  });

  it('is shown to users who have not tried any', async () => {
    await render({ user: signedIn({ questionsAttempted: 0 }) });
    expect(card()).toBeVisible();
  });

  it.each([
    ['users who have', { user: signedIn({ questionsAttempted: 1 }) }],
    ['filtered lists', { at: '/questions?category=Risk' }],
    ['banks without one', { rows: [] }],
  ])('is hidden for %s', async (_, options: Options) => {
    await render(options);
    expect(card()).not.toBeInTheDocument();
  });

  it('is hidden for visitors who have', async () => {
    rememberAnswer({ questionId: 1, answer: '2', isRight: false, explored: false });
    await render();
    expect(card()).not.toBeInTheDocument();
  });
});
