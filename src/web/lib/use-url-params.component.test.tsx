import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openHeldList } from '#test/support/components/held-router.tsx';
import { useUrlParams } from './use-url-params.ts';

function List() {
  const [params, changeParams] = useUrlParams();
  const set = (name: string) =>
    changeParams((latest) => {
      latest.set(name, '1');
      return latest;
    });
  return (
    <>
      <output>{params.toString()}</output>
      <button type="button" onClick={() => set('search')}>
        Search
      </button>
      <button type="button" onClick={() => set('report')}>
        Report
      </button>
    </>
  );
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

describe('changes of the URL’s parameters', () => {
  it('keep the others and replace the history entry', async () => {
    const { router } = openHeldList(List, '/list?tab=2');
    await press('Search');
    expect(screen.getByRole('status')).toHaveTextContent('tab=2&search=1');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('build on one that is still pending', async () => {
    const { hold, letThrough } = openHeldList(List, '/list?tab=2');
    await screen.findByRole('status');
    hold();
    await press('Report');
    await press('Search');
    expect(screen.getByRole('status')).toHaveTextContent(/^tab=2$/);
    await letThrough();
    expect(screen.getByRole('status')).toHaveTextContent('tab=2&report=1&search=1');
  });

  it('do not bring back a user who is leaving', async () => {
    const { router, hold, letThrough } = openHeldList(List);
    await screen.findByRole('status');
    hold();
    await act(async () => void router.navigate('/other'));
    await press('Search');
    await letThrough();
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});
