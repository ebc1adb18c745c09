import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuestionHistory } from '#shared/contracts/admin-question.ts';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
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
  expect(screen.getByText('Removed')).toBeVisible();
});

it('restores an earlier version', async () => {
  const restore = `POST /api/admin/questions/${id}/restore`;
  const { user, api } = renderPage(
    <History question={{ ...adminQuestion(), measure: null }} onClose={() => {}} />,
    { api: { [`GET /api/admin/questions/${id}/history`]: versions, [restore]: adminQuestion() } },
  );
  await screen.findByText(/changed: answer check/);
  expect(screen.queryByRole('button', { name: /^Restore Question, version 2/ })).toBeNull();
  const [latest] = versions;
  api.answer({
    [`GET /api/admin/questions/${id}/history`]: [{ ...latest, version: 3 }, ...versions],
  });
  await user.click(screen.getByRole('button', { name: 'Restore Question, version 1' }));
  expect(await screen.findByText('Version 1 of the question was restored.')).toBeVisible();
  expect(await screen.findByText('Question, version 3')).toBeVisible();
  expect(api.bodies(restore)).toEqual([{ subject: 'question', version: 1 }]);
});

it('says why a version could not be restored', async () => {
  const { user } = renderPage(
    <History question={{ ...adminQuestion(), measure: null }} onClose={() => {}} />,
    {
      api: {
        [`GET /api/admin/questions/${id}/history`]: versions,
        [`POST /api/admin/questions/${id}/restore`]: refused(503, { message: 'Not now' }),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore Question, version 1' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now'));
});

it.each([
  [true, 'Fresh numbers are on.'],
  [
    false,
    'Fresh numbers are off, since it no longer reads like them. Restoring the texts turns them on again.',
  ],
])('says whether its fresh numbers are in use: %s', async (usesVariants, text) => {
  const restored = adminQuestion({ hasVariants: true, usesVariants });
  const { user } = renderPage(
    <History question={{ ...adminQuestion(), measure: null }} onClose={() => {}} />,
    {
      api: {
        [`GET /api/admin/questions/${id}/history`]: versions,
        [`POST /api/admin/questions/${id}/restore`]: restored,
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore Question, version 1' }));
  expect(await screen.findByText(`Version 1 of the question was restored. ${text}`)).toBeVisible();
});
