import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aQuestion } from '#test/support/components/questions.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { recommended } from '#test/support/recommendations.ts';
import { rememberAnswer } from '../lib/answered-here.ts';
import { useNextQuestion } from './next-question.ts';

const call = 'GET /api/practice/next';

function AfterAnswers() {
  const [answers, setAnswers] = useState(0);
  const { data: next } = useNextQuestion(5, answers);
  return (
    <>
      <button type="button" onClick={() => setAnswers(answers + 1)}>
        Answer
      </button>
      <p>{next === undefined ? 'Unknown' : (next?.name ?? 'Nothing left')}</p>
    </>
  );
}

it('is asked for after each answer, and its data is on the way', async () => {
  const { user, api } = renderPage(<AfterAnswers />, {
    api: {
      [`${call}?skipped=5`]: { next: recommended(8) },
      'GET /api/questions/8': aQuestion({ id: 8 }),
    },
  });
  expect(screen.getByText('Unknown')).toBeVisible();
  expect(api.requests).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Question 8')).toBeVisible();
  expect(api.requests.map(({ url }) => url)).toEqual([
    '/api/practice/next?skipped=5',
    '/api/questions/8',
  ]);

  rememberAnswer({ questionId: 5, answer: '2', isRight: true, explored: false });
  rememberAnswer({ questionId: 6, answer: '3', isRight: false, explored: false });
  api.answer({ [`${call}?answered=5%2C-6&skipped=5`]: { next: null } });
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Nothing left')).toBeVisible();
});
