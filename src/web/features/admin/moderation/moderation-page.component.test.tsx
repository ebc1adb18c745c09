import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#markup/render.ts';
import { commentReportOf } from '#test/support/components/comment-reports.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { ModerationPage } from './moderation-page.tsx';

const list = (status = 'open', page = 1) =>
  `GET /api/admin/comment-reports?status=${status}&page=${page}&pageSize=25`;
const decision = 'PUT /api/admin/comment-reports/1';
const report = commentReportOf(1);
const admin = { id: 7, username: 'mod' };
const alreadyDecided = refused(409, { code: 'ALREADY_DECIDED', message: 'Decided.' });

function renderModeration(api: Script, search = '') {
  return renderPage(<ModerationPage />, {
    at: `/admin/moderation${search}`,
    route: '/admin/moderation',
    api,
  });
}

const cards = () => screen.queryAllByRole('article');
const card = () => within(screen.getByRole('article'));
const dialog = () => within(screen.getByRole('dialog'));
const findDelete = () => screen.findByRole('button', { name: 'Delete comment by author' });
const findDismiss = () => screen.findByRole('button', { name: /^Dismiss/ });

it('a report shows the comment, who reported it and why, and links to it', async () => {
  const reason = 'Gives it away.\n<b>Twice</b>';
  const contentHtml = renderMarkup('It is $x$, ||surely|| <b>so</b>').html;
  const comment = { ...report.comment, contentHtml };
  const { container } = renderModeration({ [list()]: [{ ...report, reason, comment }] });
  expect(await screen.findByText(reason, { normalizer: (text) => text })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true');
  expect(card().getByRole('heading')).toHaveTextContent(/^Reported by reporter/);
  expect(card().getByRole('link', { name: 'Is the coin fair?' })).toHaveAttribute(
    'href',
    '/discussions/1#comment-101',
  );
  const text = card().getByRole('region', { name: 'Comment by author' });
  expect(text).toHaveTextContent('<b>so</b>');
  expect(text.querySelector('.katex')).toBeInTheDocument();
  expect(text.querySelector('details.spoiler')).toBeInTheDocument();
  expect(container.querySelector('b')).toBeNull();
});

describe('deleting a comment', () => {
  it('asks first, sends the reason, and moves the report', async () => {
    const upheld = commentReportOf(1, {
      status: 'upheld',
      resolver: admin,
      resolvedAt: report.createdAt,
      comment: { ...report.comment, isDeleted: true },
    });
    const { user, api, url } = renderModeration({ [list()]: [report], [decision]: upheld });
    await user.click(await findDelete());
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Delete comment?');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await findDelete());
    await user.type(dialog().getByLabelText('Reason'), 'No ads, please.');
    api.answer({ [list()]: [], [list('upheld')]: [upheld] });
    await user.click(dialog().getByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Report upheld')).toBeVisible();
    expect(screen.getByText('The comment is deleted.')).toBeVisible();
    expect(cards()).toEqual([]);
    expect(api.bodies(decision)).toEqual([{ status: 'upheld', reason: 'No ads, please.' }]);

    await user.click(screen.getByRole('tab', { name: 'Upheld' }));
    expect(await screen.findByText(/^Upheld by mod/)).toBeVisible();
    expect(url()).toBe('/admin/moderation?tab=upheld');
    expect(card().getByText('Comment deleted')).toBeVisible();
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });

  it('needs no reason where the comment is already deleted', async () => {
    const gone = commentReportOf(1, { comment: { ...report.comment, isDeleted: true } });
    const { user, api } = renderModeration({
      [list()]: [gone],
      [decision]: { ...gone, status: 'upheld' },
    });
    await user.click(await screen.findByRole('button', { name: /^Uphold report/ }));
    expect(card().getByText('Comment deleted')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Uphold report?');
    expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
    api.answer({ [list()]: [] });
    await user.click(dialog().getByRole('button', { name: 'Uphold report' }));
    expect(await screen.findByText('Report upheld')).toBeVisible();
    expect(cards()).toEqual([]);
    expect(api.bodies(decision)).toEqual([{ status: 'upheld' }]);
  });

  it('keeps the reason when it fails', async () => {
    const { user } = renderModeration({
      [list()]: [report],
      [decision]: refused(429, { message: 'Something went wrong.' }),
    });
    await user.click(await findDelete());
    await user.type(dialog().getByLabelText('Reason'), 'A long explanation');
    await user.click(dialog().getByRole('button', { name: 'Delete comment' }));
    expect(await dialog().findByText('Something went wrong.')).toHaveAttribute('role', 'alert');
    expect(dialog().getByLabelText('Reason')).toHaveValue('A long explanation');
  });

  it('closes when another administrator was faster', async () => {
    const { user, api } = renderModeration({ [list()]: [report], [decision]: alreadyDecided });
    await user.click(await findDelete());
    api.answer({ [list()]: [] });
    await user.click(dialog().getByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Already decided')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cards()).toEqual([]);
  });
});

describe('dismissing a report', () => {
  it('keeps the comment, and the focus in the list', async () => {
    const dismissed = commentReportOf(1, { status: 'dismissed', resolver: admin });
    const { user, api } = renderModeration({ [list()]: [report], [decision]: dismissed });
    const dismiss = await findDismiss();
    api.answer({ [list()]: [] });
    await user.click(dismiss);
    expect(await screen.findByText('Report dismissed')).toBeVisible();
    expect(screen.getByText('The comment stays.')).toBeVisible();
    expect(cards()).toEqual([]);
    // The focused button is gone.
    expect(screen.getByRole('tabpanel')).toContainElement(document.querySelector(':focus'));
    expect(api.bodies(decision)).toEqual([{ status: 'dismissed' }]);
  });

  it('shows who dismissed it', async () => {
    const dismissed = commentReportOf(1, { status: 'dismissed', resolver: admin });
    renderModeration({ [list('dismissed')]: [dismissed] }, '?tab=dismissed');
    expect(await screen.findByText(/^Dismissed by mod/)).toBeVisible();
    expect(screen.queryByText('Comment deleted')).not.toBeInTheDocument();
  });

  it('refreshes the whole list when another administrator was faster', async () => {
    const reports = [report, commentReportOf(2)];
    const { user, api } = renderModeration({ [list()]: reports, [decision]: alreadyDecided });
    const [first] = await screen.findAllByRole('button', { name: /^Dismiss/ });
    api.answer({ [list()]: [] });
    await user.click(first ?? document.body);
    expect(await screen.findByText('Already decided')).toBeVisible();
    await waitFor(() => expect(cards()).toEqual([]));
  });

  it('keeps the report when it fails', async () => {
    const { user } = renderModeration({
      [list()]: [report],
      [decision]: refused(429, { message: 'Something went wrong.' }),
    });
    await user.click(await findDismiss());
    expect(await screen.findByText('Failed to dismiss report')).toBeVisible();
    expect(screen.getByText('Something went wrong.')).toBeVisible();
    expect(cards()).toHaveLength(1);
  });
});

describe('the list', () => {
  it('has pages', async () => {
    const reports = Array.from({ length: 25 }, (_, index) =>
      commentReportOf(index + 1, { status: 'dismissed' }),
    );
    const { user, url } = renderModeration(
      {
        [list('dismissed')]: ok(reports, { total: 30 }),
        [list('dismissed', 2)]: ok(reports.slice(0, 5), { total: 30 }),
      },
      '?tab=dismissed',
    );
    await user.click(await screen.findByRole('link', { name: 'Older' }));
    expect(url()).toBe('/admin/moderation?tab=dismissed&page=2');
    await waitFor(() => expect(cards()).toHaveLength(5));
    await user.click(screen.getByRole('link', { name: 'Newer' }));
    await waitFor(() => expect(cards()).toHaveLength(25));
  });

  it('leads back from a page past the end', async () => {
    const { user } = renderModeration(
      {
        [list('open', 999)]: ok([], { total: 26 }),
        [list('open', 2)]: ok([report], { total: 26 }),
      },
      '?page=999',
    );
    expect(await screen.findByText('There are no reports on this page.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Newer' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
  });

  it('can be reloaded after a failure', async () => {
    const { user, api } = renderModeration({
      [list()]: refused(429, { message: 'Too many requests' }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The reports could not be loaded.');
    expect(alert).toHaveTextContent('Too many requests');
    api.answer({ [list()]: [] });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('No reports are waiting for a decision.')).toBeVisible();
  });
});
