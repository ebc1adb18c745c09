import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Feedback } from '#shared/contracts/feedback.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { FeedbackTab } from './feedback-tab.tsx';

const list = 'GET /api/admin/feedback';
const mark = 'PATCH /api/admin/feedback/7';
const message: Feedback = {
  id: 7,
  message: 'More about martingales, please',
  name: 'Ada',
  email: 'ada@example.org',
  userId: null,
  isHandled: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  handledAt: null,
};
const handled = { ...message, isHandled: true };

const open = (api = {}) =>
  renderPage(<FeedbackTab />, {
    at: '/admin/audience',
    api: { [list]: ok([message], { total: 1 }), ...api },
  });

it('lists messages, and marks one as handled', async () => {
  const { user, api } = open({ [mark]: handled });
  expect(await screen.findByText(message.message)).toBeVisible();
  expect(screen.getByText('Ada')).toBeVisible();
  const button = screen.getByRole('button', { name: /^Mark as handled/ });
  api.answer({ [list]: ok([handled], { total: 1 }) });
  await user.click(button);
  expect(await screen.findByRole('button', { name: /^Reopen/ })).toBeVisible();
  expect(api.bodies(mark)).toEqual([{ isHandled: true }]);
});

it('says when a message could not be marked', async () => {
  const { user } = open({ [mark]: noAnswer });
  await user.click(await screen.findByRole('button', { name: /^Mark as handled/ }));
  expect(await findToast('Failed to update feedback')).toBeVisible();
});

it('is filtered by status', async () => {
  const { user, api, url } = open();
  await screen.findByText(message.message);
  api.answer({ [`${list}?status=handled&page=1`]: ok([], { total: 0 }) });
  await user.selectOptions(screen.getByLabelText('Status'), 'handled');
  await waitFor(() => expect(screen.queryByText(message.message)).toBeNull());
  expect(url()).toBe('/admin/audience?status=handled');
});
