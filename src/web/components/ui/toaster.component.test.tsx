import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';

function Leave() {
  const api = useApi();
  const notify = useToast();
  const { mutate } = useMutation({
    mutationFn: () => api.call('POST /api/logout'),
    onError: (error) =>
      notify({
        title: 'Not yet',
        description: failureText(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Leave
      </button>
      <button type="button" onClick={() => notify({ title: 'Saved', tone: 'success' })}>
        Save
      </button>
    </>
  );
}

afterEach(() => vi.useRealTimers());

it('shows a failure until the next attempt, and other toasts for their full time', async () => {
  const { user, api } = renderPage(<Leave />, { api: { 'POST /api/logout': noAnswer } });
  const leave = screen.getByRole('button', { name: 'Leave' });
  await user.click(leave);
  expect(await findToast('Not yet')).toHaveTextContent('Please check your connection');
  api.answer({ 'POST /api/logout': ok(null, { status: 204 }) });
  await user.click(leave);
  await waitFor(() => expect(screen.queryByText('Not yet')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Saved')).toBeVisible();
  await user.click(leave);
  await waitFor(() => expect(api.bodies('POST /api/logout')).toHaveLength(3));
  expect(await findToast('Saved')).toBeVisible();
});

it('goes away by itself, unless it is in use', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { user } = renderPage(<Leave />, { api: {} });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dismiss = within(await findToast('Saved')).getByLabelText('Dismiss');
  dismiss.focus();
  act(() => vi.advanceTimersByTime(5000));
  expect(dismiss).toBeVisible();
  dismiss.blur();
  act(() => vi.advanceTimersByTime(5000));
  expect(dismiss).not.toBeInTheDocument();
});

it('gets the focus on F8, and Escape returns it', async () => {
  const { user } = renderPage(<Leave />, { api: {} });
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  const toast = await findToast('Saved');
  await user.keyboard('{Escape}');
  expect(toast).toBeVisible();
  await user.keyboard('{F8}');
  expect(toast).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(toast).not.toBeInTheDocument();
  expect(save).toHaveFocus();
});
