import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import QuestionsTab from './questions-tab.tsx';

const question = { ...adminQuestion(), measure: null };
const list = 'GET /api/admin/questions';
const deletion = 'DELETE /api/admin/questions/5?permanent=true';
const bulk = 'POST /api/admin/questions/bulk';

async function open(api: Script = {}) {
  // The virtual list renders rows only where it has a height, and until they fill it.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const page = renderPage(<QuestionsTab />, {
    at: '/admin?search=dice',
    api: {
      [list]: ok([question], { total: 1 }),
      'GET /api/admin/questions/categories': [],
      'GET /api/admin/kept-exports': [],
      ...api,
    },
  });
  await screen.findAllByLabelText('Select Two dice');
  const choose = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: 'More actions for Two dice' }));
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...page, choose };
}

describe('a question in the list', () => {
  it.each([
    ['Hide', 'visibility', { isVisible: false }, 'Hidden', 'Show'],
    ['Make premium', 'premium', { isPremium: true }, 'Premium', 'Make free'],
  ])('shows at once what "%s" does, and offers the opposite', async (...row) => {
    const [name, what, change, badge, opposite] = row;
    const call = `PATCH /api/admin/questions/5/${what}`;
    const { api, choose } = await open({ [call]: { ...question, ...change, version: 2 } });
    api.answer({ [list]: ok([{ ...question, ...change }], { total: 1 }) });
    await choose(name);
    const link = screen.getByText('Two dice', { selector: 'a' });
    await waitFor(() => expect(link.parentElement).toHaveTextContent(badge));
    expect(api.bodies(call)).toEqual([change]);
    api.answer({ [call]: { ...question, version: 3 }, [list]: ok([question], { total: 1 }) });
    await choose(opposite);
    await waitFor(() => expect(link.parentElement).not.toHaveTextContent(badge));
    expect(screen.getByText('1 question matches')).toBeVisible();
  });

  it('is deleted after a confirmation, and keeps the focus in the list', async () => {
    const { user, api, choose } = await open({ [deletion]: null });
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this question?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.bodies(deletion)).toEqual([]);
    await choose('Delete');
    api.answer({ [list]: ok([], { total: 0 }) });
    await user.click(await dialog.findByRole('button', { name: 'Delete permanently' }));
    await findToast('Question deleted');
    expect(await screen.findByText('Nothing matches.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'All questions' })).toHaveFocus();
  });
});

describe('selected questions', () => {
  it('are limited to a thousand, and changed together', async () => {
    const rows = (page: number) =>
      Array.from({ length: 100 }, (_, index) => ({ ...question, id: 100 * page + index }));
    const { user, api } = await open({
      [list]: ({ url }: { url: string }) => {
        const page = Number(new URLSearchParams(url.split('?')[1]).get('page'));
        return ok(rows(page), { total: 2500 })({ method: 'GET', url });
      },
      [bulk]: { changed: 1000 },
    });
    await user.click(screen.getByLabelText('Select all that match'));
    const bar = within(await screen.findByRole('region', { name: 'Selected questions' }));
    expect(bar.getByRole('status')).toHaveTextContent(
      '1,000 questions selected · at most 1,000 at a time',
    );
    await user.click(bar.getByRole('button', { name: 'Hide selected questions' }));
    await findToast('1,000 questions updated');
    const ids = Array.from({ length: 1000 }, (_, index) => 100 + index);
    expect(api.bodies(bulk)).toEqual([{ ids, action: 'hide' }]);
    expect(screen.queryByRole('region', { name: 'Selected questions' })).toBeNull();
  });

  it('are deselected when the list changes', async () => {
    const { user, api } = await open();
    await user.click(screen.getByLabelText('Select Two dice'));
    expect(screen.getByText('1 question selected')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Visibility'), { target: { value: 'hidden' } });
    await waitFor(() => expect(screen.queryByText('1 question selected')).toBeNull());
    await waitFor(() => expect(api.requests.at(-1)?.url).toContain('visibility=hidden'));
  });
});

it('sorts the list by its headers', async () => {
  const { user, api, url } = await open();
  await user.click(screen.getByRole('link', { name: 'Question' }));
  await expect.poll(url).toBe('/admin?search=dice&sort=name&direction=desc');
  await waitFor(() => expect(api.requests.at(-1)?.url).toContain('direction=desc'));
});
