import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aQuestion } from '#test/support/components/questions.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { recommended } from '#test/support/recommendations.ts';
import { rememberAnswer } from '../lib/answered-here.ts';
import { useNextQuestion } from './next-question.ts';

const call = 'GET /api/practice/next';

const remember = (questionId: number, verdict: 'right' | 'wrong' | 'close') =>
  rememberAnswer({ questionId, answer: verdict, verdict, explored: false });

function AfterAnswer() {
  const [isTried, setTried] = useState(false);
  const { data: next } = useNextQuestion(5, isTried);
  return (
    <>
      <button type="button" onClick={() => setTried(true)}>
        Answer
      </button>
      <p>{next === undefined ? 'Unknown' : (next?.name ?? 'Nothing left')}</p>
    </>
  );
}

it('is asked for after the first try, which alone counts, and its data is on the way', async () => {
  const { user, api } = renderPage(<AfterAnswer />, {
    api: {
      [`${call}?answered=-6%2C7%2C-5&skipped=5`]: { next: recommended(8) },
      'GET /api/questions/8': aQuestion({ id: 8 }),
    },
  });
  expect(screen.getByText('Unknown')).toBeVisible();
  expect(api.requests).toEqual([]);
  remember(6, 'wrong');
  remember(6, 'right');
  remember(7, 'right');
  remember(5, 'close');

  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Question 8')).toBeVisible();
  expect(api.requests.map(({ url }) => url)).toEqual([
    '/api/practice/next?answered=-6%2C7%2C-5&skipped=5',
    '/api/questions/8',
  ]);
});
