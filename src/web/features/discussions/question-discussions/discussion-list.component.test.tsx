import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { discussionOf, discussionsOf } from '#test/support/components/discussions.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import DiscussionsBlock from './discussions-block.tsx';

const list = (page = 1) => `GET /api/discussions/question/2?page=${page}&pageSize=10`;
const visitor = refused(401, { message: 'Unauthorized' });
const failing = refused(500, { message: 'Internal server error' });

function renderBlock(api: Script, isPublic = true) {
  return renderPage(<DiscussionsBlock questionId={2} variant={null} isPublic={isPublic} />, {
    at: '/question/2',
    api: { 'GET /api/user': visitor, ...api },
  });
}

const cards = () => screen.queryAllByRole('article');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('the discussions of a question', () => {
  it('ask visitors to sign in', async () => {
    renderBlock({ [list()]: [] });
    expect(await screen.findByRole('heading', { name: 'No discussions yet' })).toBeVisible();
    expect(
      screen.getByText('Be the first to start a discussion about this question'),
    ).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to start a discussion' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fquestion%2F2',
    );
  });

  it('show their author, age and activity', async () => {
    renderBlock({
      [list()]: [
        discussionOf(1, {
          author: { username: 'bob' },
          createdAt: hoursAgo(1.5),
          commentCount: 2,
          viewCount: 1234,
          isPinned: true,
          isLocked: true,
        }),
        discussionOf(2, { createdAt: hoursAgo(60), commentCount: 1, viewCount: 1 }),
      ],
    });
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card));
    expect(first?.getByRole('link', { name: 'Discussion 1' })).toHaveAttribute(
      'href',
      '/discussions/1',
    );
    expect(first?.getByText(/^Started by/)).toHaveTextContent('Started by bob - 1 hour ago');
    expect(first?.getByText('2 comments')).toBeVisible();
    expect(first?.getByText('1,234 views')).toBeVisible();
    expect(first?.getByText(/^Last activity/)).toHaveTextContent('Last activity just now');
    expect(first?.getByText('Pinned')).toBeVisible();
    expect(first?.getByText('Locked')).toBeVisible();
    expect(second?.getByText(/^Started by/)).toHaveTextContent(
      'Started by Unknown User - 2 days ago',
    );
    expect(second?.getByText('1 comment')).toBeVisible();
    expect(second?.getByText('1 view')).toBeVisible();
    expect(second?.queryByText(/Pinned|Locked/)).toBeNull();
  });

  it('are text, whatever they contain', async () => {
    const attack = '<img src=x onerror="window.hasRun = true"><script></script>';
    const { container } = renderBlock({
      [list()]: [discussionOf(1, { title: attack, preview: attack })],
    });
    expect(await screen.findByRole('link', { name: attack })).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('load ten at a time, and the focus moves to the next ten', async () => {
    const all = discussionsOf(12);
    const { user } = renderBlock({
      [list()]: ok(all.slice(0, 10), { total: 12 }),
      [list(2)]: ok(all.slice(10), { total: 12 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more discussions' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Discussion 11' })).toHaveFocus());
    expect(cards()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Show more discussions' })).not.toBeInTheDocument();
  });

  it('have a feed', async () => {
    renderBlock({ [list()]: [] });
    const link = await screen.findByRole('link', { name: 'Follow by RSS' });
    expect(link).toHaveAttribute('href', '/feeds/question/2.atom');
  });

  it('have no feed where the question is hidden', async () => {
    renderBlock({ 'GET /api/user': signedIn({ isAdmin: true }), [list()]: [] }, false);
    expect(await screen.findByText('No discussions yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Follow by RSS' })).not.toBeInTheDocument();
    expect(document.querySelector('link[type="application/atom+xml"]')).toBeNull();
  });
});

describe('discussions that fail to load', () => {
  it('say so, and can be retried', async () => {
    const { reply, letGo } = held(failing);
    const { user, api } = renderBlock({ [list()]: reply });
    expect(await screen.findByText('Loading discussions...')).toBeVisible();
    letGo();
    const retry = async () =>
      user.click(within(await screen.findByRole('alert')).getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading discussions: Failed to fetch discussions',
    );
    api.answer({ [list()]: noAnswer });
    await retry();
    expect(
      await screen.findByText(/^Error loading discussions: The site could not be reached/),
    ).toBeVisible();
    api.answer({ [list()]: [discussionOf(1)] });
    await retry();
    expect(await screen.findByText('Discussion 1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leave the loaded ones in place', async () => {
    const all = discussionsOf(11);
    const { user, api } = renderBlock({
      [list()]: ok(all.slice(0, 10), { total: 11 }),
      [list(2)]: failing,
    });
    await user.click(await screen.findByRole('button', { name: 'Show more discussions' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading discussions: Failed to fetch discussions',
    );
    expect(cards()).toHaveLength(10);
    api.answer({ [list(2)]: ok(all.slice(10), { total: 11 }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(11));
  });
});
