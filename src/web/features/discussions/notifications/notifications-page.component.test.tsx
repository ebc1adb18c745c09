import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#shared/contracts/notification.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { NotificationsPage } from './notifications-page.tsx';

const list = (page = 1) => `GET /api/notifications?page=${page}`;
const count = 'GET /api/notifications/count';
const markRead = 'POST /api/notifications/read';

const notificationOf = (id: number, overrides: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'reply',
  actor: { username: 'bob' },
  discussion: { id: 1, title: 'Is the coin fair?' },
  commentId: 5,
  report: null,
  question: null,
  message: null,
  createdAt: new Date().toISOString(),
  isRead: false,
  ...overrides,
});

function renderNotifications(api: Script, search = '') {
  return renderPage(<NotificationsPage />, {
    at: `/notifications${search}`,
    route: '/notifications',
    api: { [count]: { unread: 0 }, ...api },
  });
}

const rows = () => screen.queryAllByRole('listitem');

describe('the list of notifications', () => {
  it.each([
    [
      { kind: 'reply' },
      'bob replied to your comment in Is the coin fair?',
      '/discussions/1#comment-5',
    ],
    [
      { kind: 'comment', actor: null, commentId: null },
      'Unknown User commented in your discussion Is the coin fair?',
      '/discussions/1',
    ],
    [
      { kind: 'removed' },
      'A moderator removed your comment in Is the coin fair?',
      '/discussions/1#comment-5',
    ],
    [
      { kind: 'report', discussion: null, report: { id: 3, question: { id: 2, name: 'Coins' } } },
      'An administrator answered your error report about Coins',
      '/account#report-3',
    ],
    [
      { kind: 'correction', discussion: null, question: { id: 2, name: 'Coins' } },
      'We corrected the answer to Coins',
      '/question/2',
    ],
  ] as const)('says what happened: %o', async (overrides, text, url) => {
    renderNotifications({ [list()]: [notificationOf(1, overrides)] });
    const link = await screen.findByRole('link');
    expect(link.parentElement).toHaveTextContent(text);
    expect(link).toHaveAttribute('href', url);
  });

  it('marks a notification as read when its link is followed', async () => {
    const { user, api } = renderNotifications({
      [list()]: [notificationOf(4)],
      [markRead]: ok(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('link'));
    expect(api.bodies(markRead)).toEqual([{ ids: [4] }]);
  });

  it('marks all as read', async () => {
    const all = [notificationOf(1), notificationOf(2)];
    const { user, api } = renderNotifications({
      [count]: { unread: 2 },
      [list()]: all,
      [markRead]: ok(null, { status: 204 }),
    });
    expect(await screen.findAllByText('Unread')).toHaveLength(2);
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button).toBeEnabled());
    const read = all.map((notification) => ({ ...notification, isRead: true }));
    api.answer({ [count]: { unread: 0 }, [list()]: read });
    await user.click(button);
    await waitFor(() => expect(screen.queryAllByText('Unread')).toEqual([]));
    expect(button).toBeDisabled();
    expect(api.bodies(markRead)).toEqual([{}]);
  });

  it('says so if they cannot be marked as read', async () => {
    const { user } = renderNotifications({
      [count]: { unread: 1 },
      [list()]: [notificationOf(1)],
      [markRead]: refused(503, { message: 'Very busy.' }),
    });
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Failed to mark as read')).toBeVisible();
    expect(screen.getByText('Very busy.')).toBeVisible();
  });

  it('can be retried if it fails to load', async () => {
    const { user, api } = renderNotifications({
      [list()]: refused(503, { message: 'Very busy.' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Very busy.');
    api.answer({ [list()]: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
  });

  it('has pages', async () => {
    const all = Array.from({ length: 30 }, (_, index) => notificationOf(index + 1));
    const { user, url } = renderNotifications({
      [list()]: ok(all.slice(0, 25), { total: 30 }),
      [list(2)]: ok(all.slice(25), { total: 30 }),
    });
    await waitFor(() => expect(rows()).toHaveLength(25));
    await user.click(screen.getByRole('link', { name: 'Older' }));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(url()).toBe('/notifications?page=2');
    await user.click(screen.getByRole('link', { name: 'Newer' }));
    await waitFor(() => expect(rows()).toHaveLength(25));
  });

  it('leads back from a page beyond the last one', async () => {
    const { user } = renderNotifications(
      {
        [list(7)]: ok([], { total: 26 }),
        [list(2)]: ok([notificationOf(1)], { total: 26 }),
      },
      '?page=7',
    );
    expect(await screen.findByText('There is nothing on this page.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Newer' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
