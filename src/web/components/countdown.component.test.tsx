import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { Countdown } from './countdown.tsx';

const minute = 60_000;

function renderClock(left: number) {
  const onEnd = vi.fn();
  // The browser's clock is ten minutes slow.
  const ahead = 10 * minute;
  const endsAt = new Date(Date.now() + ahead + left).toISOString();
  renderPage(<Countdown {...{ endsAt, ahead, onEnd }} />);
  return onEnd;
}

it.each([
  [10 * minute, ''],
  [5 * minute, 'Five minutes left.'],
  [minute, 'One minute left.'],
])('with %i ms left, says “%s”', async (left, text) => {
  renderClock(left);
  expect(await screen.findByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^\d+:\d\d$/);
});

it('ends by the server’s clock', async () => {
  const onEnd = renderClock(0);
  expect(await screen.findByText('Time is up.')).toBeInTheDocument();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
});
