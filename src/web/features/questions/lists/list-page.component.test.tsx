import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListDetail } from '#shared/contracts/list.ts';
import { fillIn } from '#test/support/components/fill-in.ts';
import { aList, listRow } from '#test/support/components/lists.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { ListPage } from './list-page.tsx';

const done = ok(null, { status: 204 });

function renderList(list: Partial<ListDetail> = {}, api: Script = {}) {
  return renderPage(<ListPage id={3} />, {
    at: '/lists/3',
    api: { 'GET /api/lists/3': aList(list), ...api },
  });
}

const names = async () => {
  await screen.findByRole('heading', { level: 1 });
  return screen.getAllByRole('link', { name: /^Question/ }).map(({ textContent }) => textContent);
};

const choose = async (user: ReturnType<typeof renderList>['user'], of: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: of }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('a list', () => {
  it('links to its first unsolved question, keeping the list in the URL', async () => {
    renderList();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/question/12?list=3',
    );
    expect(screen.getByText('1 of 3 solved')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Question 13' })).toHaveAttribute(
      'href',
      '/question/13?list=3',
    );
    expect(screen.getByRole('link', { name: 'Export to Anki' })).toHaveAttribute(
      'href',
      '/api/anki?list=3',
    );
  });

  it('starts over once everything is solved', async () => {
    renderList({ questions: [listRow(11, { status: 'solved' })] });
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/question/11?list=3',
    );
  });

  it('says how to add questions', async () => {
    renderList({ questions: [] });
    expect(await screen.findByText(/There is nothing in this list yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Export to Anki' })).not.toBeInTheDocument();
  });

  it('shows markup in its texts as text', async () => {
    const script = '<script>alert(1)</script>';
    renderList({ name: script, description: script });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(script);
    expect(document.querySelector('main script, h1 script')).toBeNull();
  });
});

describe('reordering', () => {
  const path = 'PATCH /api/lists/3/questions/13';

  it.each([
    ['Move up', 12, ['Question 11', 'Question 13', 'Question 12']],
    ['Move to top', 11, ['Question 13', 'Question 11', 'Question 12']],
  ])('%s moves one question before another immediately', async (action, before, order) => {
    const answer = held(done);
    const { user, api } = renderList({}, { [path]: answer.reply });
    await choose(user, 'Actions for Question 13', action);
    await waitFor(async () => expect(await names()).toEqual(order));
    expect(api.bodies(path)).toEqual([{ before }]);
    expect(screen.getByRole('button', { name: 'Actions for Question 13' })).toHaveFocus();
    answer.letGo();
  });

  it('with buttons keeps the focus and announces the new place', async () => {
    const { user, api } = renderList({}, { 'PATCH /api/lists/3/questions/11': done });
    const button = await screen.findByRole('button', { name: 'Move down: Question 11' });
    await user.click(button);
    expect(await screen.findByText('Question 11 is now number 2.')).toBeInTheDocument();
    expect(api.bodies('PATCH /api/lists/3/questions/11')).toEqual([{ before: 13 }]);
    expect(button).toHaveFocus();
  });

  it('to the end sends null as the next question', async () => {
    const { user, api } = renderList({}, { 'PATCH /api/lists/3/questions/12': done });
    await choose(user, 'Actions for Question 12', 'Move down');
    await waitFor(() =>
      expect(api.bodies('PATCH /api/lists/3/questions/12')).toEqual([{ before: null }]),
    );
  });

  it('does not offer to move past either end', async () => {
    const { user, api } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Move up: Question 11' }));
    await user.click(screen.getByRole('button', { name: 'Actions for Question 11' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Move down', 'Remove from list']);
    expect(api.requests).toHaveLength(1);
  });

  it('is reverted if the list has changed elsewhere', async () => {
    const message = 'The list has changed meanwhile. Please check it and try again.';
    const { user } = renderList({}, { [path]: refused(409, { message }) });
    await choose(user, 'Actions for Question 13', 'Move up');
    expect(await findToast('The list was not changed')).toHaveTextContent(message);
    await waitFor(async () =>
      expect(await names()).toEqual(['Question 11', 'Question 12', 'Question 13']),
    );
  });

  it('removes a question', async () => {
    const { user, api } = renderList({}, { 'DELETE /api/lists/3/questions/12': done });
    await screen.findByText('Question 12');
    api.answer({ 'GET /api/lists/3': aList({ questions: [listRow(11), listRow(13)] }) });
    await choose(user, 'Actions for Question 12', 'Remove from list');
    await waitFor(async () => expect(await names()).toEqual(['Question 11', 'Question 13']));
  });
});

describe('its name and description', () => {
  it('are edited in place', async () => {
    const { user, api } = renderList({}, { 'PUT /api/lists/3': done });
    await choose(user, 'Actions for this list', 'Edit name and description');
    await fillIn(user, 'Name', ' Tuesday ');
    await fillIn(user, 'Description (optional)', '');
    api.answer({ 'GET /api/lists/3': aList({ name: 'Tuesday', description: null }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tuesday' })).toBeVisible();
    expect(api.bodies('PUT /api/lists/3')).toEqual([{ name: 'Tuesday', description: '' }]);
  });

  it('cannot be too long', async () => {
    const { user } = renderList();
    await choose(user, 'Actions for this list', 'Edit name and description');
    await fillIn(user, 'Name', 'x'.repeat(10_000));
    await user.tab();
    expect(await screen.findByText('Name must be no more than 100 characters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

it('a list is deleted after a confirmation', async () => {
  const { user, url, api } = renderList({}, { 'DELETE /api/lists/3': done });
  await choose(user, 'Actions for this list', 'Delete list');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
  expect(api.requests).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Delete list' }));
  await findToast('List deleted');
  expect(url()).toBe('/lists');
});

describe('sharing', () => {
  it('shows a link, which can be revoked', async () => {
    const { user, api } = renderList(
      {},
      {
        'POST /api/lists/3/share': { token: 'abc' },
        'DELETE /api/lists/3/share': done,
      },
    );
    const share = await screen.findByRole('button', { name: 'Share by link' });
    api.answer({ 'GET /api/lists/3': aList({ shareToken: 'abc' }) });
    await user.click(share);
    expect(await screen.findByLabelText('Link')).toHaveValue('http://site/shared-list?token=abc');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await findToast('Link copied');
    expect(await navigator.clipboard.readText()).toBe('http://site/shared-list?token=abc');
    api.answer({ 'GET /api/lists/3': aList() });
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Share by link' })).toBeVisible();
  });
});
