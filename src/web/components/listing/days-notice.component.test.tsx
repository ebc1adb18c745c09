import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { DaysNotice } from './days-notice.tsx';

const acts = { begun: 'Begun', ended: 'Ended' };

it.each([
  [{ start: '2026-01-01', end: '2026-01-07' }, 'Begun from 2026-01-01 to 2026-01-07 (UTC). Hint.'],
  [{ by: 'ended', start: '2026-01-01' }, 'Ended from 2026-01-01 (UTC). Hint.'],
  [{ by: 'odd', end: '2026-01-01' }, 'Begun to 2026-01-01 (UTC). Hint.'],
  [{ provider: 'sandbox' }, 'Test mode only.'],
])('describes the filters %o, and can show all rows', async (filters, text) => {
  const onChange = vi.fn();
  const { user } = renderPage(
    <DaysNotice filters={filters} acts={acts} hint="Hint." onChange={onChange} />,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onChange).toHaveBeenCalledWith({ by: null, start: null, end: null, provider: null });
});

it('is absent otherwise', () => {
  renderPage(
    <DaysNotice filters={{ by: 'begun', role: 'admin' }} acts={acts} onChange={vi.fn()} />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
