import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHeldList } from '#test/support/components/held-router.tsx';
import { ScriptedApi } from '#test/support/components/scripted-api.ts';
import { ApiContext } from '#web/lib/app-context.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { useChangeView } from './use-change-view.ts';

const api = new ScriptedApi({ 'GET /api/user': null });

function List() {
  return (
    <ApiContext value={api.client}>
      <QueryClientProvider client={createQueryClient()}>
        <Search />
      </QueryClientProvider>
    </ApiContext>
  );
}

function Search() {
  const { change } = useChangeView();
  return (
    <button type="button" onClick={() => change({ search: 'dice' })}>
      Search
    </button>
  );
}

it('does not pull back a user who follows a link right after typing', async () => {
  const { router, hold, letThrough } = openHeldList(List);
  const button = await screen.findByRole('button');
  hold();
  await act(async () => void router.navigate('/question/1'));
  await act(async () => button.click());
  await letThrough();
  expect(router.state.location.pathname).toBe('/question/1');
});
