import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminQuestion } from '#test/support/components/admin-question.ts';
import { passwordDialog, passwordNeededFor } from '#test/support/components/password-needed.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { cacheAddedRow, cacheSavedRow } from '../../../queries/admin-questions.ts';
import QuestionsTab from './questions-tab.tsx';

const question = { ...adminQuestion(), measure: null };
const refusal = refused(503, { message: 'Not now' });
const hide = 'PATCH /api/admin/questions/5/visibility';
const makePremium = 'PATCH /api/admin/questions/5/premium';
const deletion = 'DELETE /api/admin/questions/5?permanent=true';
const deletionOfAll = 'DELETE /api/admin/questions/all';

function open(api: Script = {}) {
  // The virtual list renders rows only where it has a height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  return renderPage(<QuestionsTab />, {
    at: '/admin?search=dice',
    api: {
      'GET /api/admin/questions': ok([question], { total: 1 }),
      'GET /api/admin/questions/categories': [{ category: 'Probability', count: 1 }],
      'GET /api/admin/kept-exports': [],
      ...api,
    },
  });
}

/** Chooses from a ⋯ menu. */
const choose = async (name: string, from: string, page: ReturnType<typeof open>) => {
  await press(from, page);
  await page.user.click(await screen.findByRole('menuitem', { name }));
};
const forList = 'More actions for the list';
const forQuestion = 'More actions for Two dice';

const press = async (name: string, { user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name }));

describe('a question in the list', () => {
  it.each([
    ['Hide', hide, 'Failed to update visibility'],
    ['Make premium', makePremium, 'Failed to update premium status'],
  ])('says why "%s" failed', async (name, call, title) => {
    await choose(name, forQuestion, open({ [call]: refusal }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Not now')).toBeVisible();
    const more = screen.getByRole('button', { name: forQuestion });
    expect(more).toBeEnabled();
    expect(more).toHaveFocus();
  });

  it('says why it could not be deleted', async () => {
    const page = open({ [deletion]: refusal });
    await choose('Delete', forQuestion, page);
    expect(await screen.findByRole('dialog', { name: 'Delete this question?' })).toBeVisible();
    await press('Delete permanently', page);
    expect(await screen.findByText('Failed to delete question')).toBeVisible();
    expect(screen.getByText('Not now')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a question with fresh numbers leads to them, and says if they are off', async () => {
  open({
    'GET /api/admin/questions': ok(
      [
        { ...question, hasVariants: true, usesVariants: true },
        { ...question, id: 6, name: 'Plain' },
        { ...question, id: 7, name: 'Edited', hasVariants: true },
      ],
      { total: 3 },
    ),
  });
  const links = await screen.findAllByRole('link', { name: /^Fresh numbers/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Fresh numbers of Two dice', '/admin/questions/5/numbers'],
    ['Fresh numbers (off) of Edited', '/admin/questions/7/numbers'],
  ]);
});

it('the list is narrowed to questions with fresh numbers', async () => {
  const { user, url, api } = open();
  await user.selectOptions(await screen.findByLabelText('Numbers'), 'Fresh');
  await waitFor(() => expect(url()).toBe('/admin?search=dice&numbers=fresh'));
  await waitFor(() => expect(api.requests.at(-1)?.url).toContain('numbers=fresh'));
});

describe('a question that was added', () => {
  it('is marked in the list, and its toast leads to it', async () => {
    const added = { ...question, id: 8, name: 'Three dice' };
    const { queries, api } = open();
    await screen.findByRole('button', { name: 'Edit Two dice' });
    api.answer({ 'GET /api/admin/questions': ok([question, added], { total: 2 }) });
    await act(() => cacheAddedRow(queries, added));
    const toast = await findToast('Question added');
    expect(toast).toHaveTextContent('Everyone can see it now.');
    expect(within(toast).getByRole('link', { name: 'Three dice' })).toHaveAttribute(
      'href',
      '/question/8',
    );
    const edit = await screen.findByRole('button', { name: 'Edit Three dice' });
    await waitFor(() => expect(edit.closest('tr')).toHaveAttribute('data-new'));
    expect(screen.getByText('Two dice', { selector: 'a' }).closest('tr')).not.toHaveAttribute(
      'data-new',
    );
  });

  it('is not announced when only a solution was changed', async () => {
    const { queries } = open();
    await screen.findByRole('button', { name: 'Edit Two dice' });
    await act(() => cacheSavedRow(queries, question));
    expect(screen.queryByText('Question added')).not.toBeInTheDocument();
  });
});

describe('the menu of a question', () => {
  it('works with the keyboard, and returns the focus', async () => {
    const { user } = open();
    const more = await screen.findByRole('button', { name: forQuestion });
    more.focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Hide',
      'Make premium',
      'History',
      'Delete',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this question?' });
    expect(dialog).toBeVisible();
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('wraps around with the arrow keys, and jumps to either end', async () => {
    const { user } = open();
    const more = await screen.findByRole('button', { name: forQuestion });
    more.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Hide' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await user.keyboard('{Home}{End}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Hide' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(more).toHaveFocus();
  });

  it('closes when its button is pressed again or it loses the focus', async () => {
    const { user } = open();
    const more = await screen.findByRole('button', { name: forQuestion });
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.click(more);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(more);
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(more);
    await user.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('deleting all questions', () => {
  it('requires a typed confirmation, and offers the export', async () => {
    const page = open({ [deletionOfAll]: { deleted: 7, exportId: 42 } });
    await choose('Delete all', forList, page);
    const dialog = await screen.findByRole('dialog', { name: 'Delete all questions?' });
    expect(await within(dialog).findByText(/^This permanently deletes 1 question,/)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete all questions' });
    const field = within(dialog).getByLabelText('Type DELETE ALL to confirm');
    fireEvent.change(field, { target: { value: 'delete all' } });
    expect(confirm).toBeDisabled();
    fireEvent.change(field, { target: { value: 'DELETE ALL' } });
    await page.user.click(confirm);
    expect(await within(dialog).findByText(/^7 questions were deleted\./)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Download the export' })).toHaveAttribute(
      'href',
      '/api/admin/kept-exports/42',
    );
  });

  it('continues once the password is entered, and otherwise keeps the typed words', async () => {
    const page = open(passwordNeededFor({ [deletionOfAll]: { deleted: 7, exportId: 42 } }));
    await choose('Delete all', forList, page);
    const field = await screen.findByLabelText('Type DELETE ALL to confirm');
    fireEvent.change(field, { target: { value: 'DELETE ALL' } });
    await press('Delete all questions', page);
    await (await passwordDialog(page.user)).cancel();
    expect(await screen.findByText('Failed to delete all questions')).toBeVisible();
    expect(field).toHaveValue('DELETE ALL');
    await press('Delete all questions', page);
    await (await passwordDialog(page.user)).enter();
    expect(await screen.findByText(/^7 questions were deleted\./)).toBeVisible();
  });

  it('says why it failed', async () => {
    const page = open({ [deletionOfAll]: refusal });
    await choose('Delete all', forList, page);
    const field = await screen.findByLabelText('Type DELETE ALL to confirm');
    fireEvent.change(field, { target: { value: 'DELETE ALL' } });
    await press('Delete all questions', page);
    expect(await screen.findByText('Failed to delete all questions')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Not now');
  });
});

describe('the measured difficulty', () => {
  const measure = { rating: 1640, deviation: 72, results: 58, rightResults: 20 };

  it('is shown next to the label, and says if it contradicts it', async () => {
    const rows = [
      { ...question, measure: { ...measure, isAgainstLabel: true } },
      { ...question, id: 6, name: 'One die', measure: { ...measure, isAgainstLabel: false } },
      { ...question, id: 7, name: 'Three dice' },
    ];
    open({ 'GET /api/admin/questions': ok(rows, { total: 3 }) });
    await screen.findByRole('button', { name: 'Edit Two dice' });
    const shown = [...document.querySelectorAll('tbody tr[data-index]')].map(
      (row) => row.children[4]?.textContent,
    );
    const text = '1640 ± 7234% of 58 right on first try';
    expect(shown).toEqual([`${text}Label mismatch`, text, '']);
  });

  it('filters the list', async () => {
    const { user, api } = open();
    await screen.findByRole('button', { name: 'Edit Two dice' });
    await user.selectOptions(screen.getByLabelText('Measured'), 'Label mismatch');
    await waitFor(() => expect(api.requests.at(-1)?.url).toContain('measured=against-label'));
  });
});
