import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuestionHistory } from '#shared/contracts/admin-question.ts';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { History } from './history.tsx';

const { id, status: _, ...question } = adminQuestion();
const revision = { subject: 'question', editor: 'grace', createdAt: question.createdAt } as const;
const versions: QuestionHistory = [
  {
    ...revision,
    version: 2,
    isCurrent: true,
    changed: ['keepsAnswer'],
    content: { ...question, keepsAnswer: false },
  },
  {
    ...revision,
    version: 1,
    isCurrent: false,
    changed: null,
    content: { ...question, keepsAnswer: true },
  },
];

it('says that an answer check was dropped', async () => {
  const { user } = renderPage(
    <History question={{ ...adminQuestion(), measure: null }} onClose={() => {}} />,
    {
      api: { [`GET /api/admin/questions/${id}/history`]: versions },
    },
  );
  expect(await screen.findByText(/changed: answer check/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show text of Question, version 2' }));
  expect(screen.getByText('Dropped')).toBeVisible();
});
