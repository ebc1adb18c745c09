import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Comment } from '#shared/contracts/comment.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { settings } from '#test/support/components/site.ts';
import { commentOf, threadApi, threadOf } from '#test/support/components/threads.ts';
import { DiscussionPage } from './discussion-page.tsx';

/** Each comment replies to the one before it. */
function chainOf(ids: readonly number[], depth = 0): Comment[] {
  const [id, ...rest] = ids;
  if (id === undefined) return [];
  const parentId = depth === 0 ? null : id - 1;
  return [commentOf(id, { parentId, depth, replies: chainOf(rest, depth + 1) })];
}

describe('a discussion', () => {
  it('shows its question, author and comments', async () => {
    const bob = signedIn({ username: 'bob' });
    const edited = { likes: 3, editedAt: new Date().toISOString(), content: 'Like **this** $x$.' };
    const comments = [commentOf(5, { by: bob, ...edited }), commentOf(6)];
    const thread = threadOf({ comments, author: bob, isPinned: true, isLocked: true });
    const header = settings({ default_page_header: 'Questions for Traders' });
    renderPage(<DiscussionPage id={1} />, {
      api: { ...threadApi(thread, null), 'GET /api/settings': header },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(thread.title);
    expect(screen.getByText('Discussion')).toBeVisible();
    expect(await screen.findByText('Questions for Traders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Coins' })).toHaveAttribute('href', '/question/2');
    expect(screen.getByRole('article').querySelector('header')).toHaveTextContent(
      /PinnedLockedbobjust now2 comments$/,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Bbob.*edited just now.*3 likes$/);
    expect(first?.querySelector('strong')).toHaveTextContent('this');
    expect(first?.querySelector('.katex')).toBeInTheDocument();
    expect(second).toHaveTextContent(/^UUnknown User.*0 likes$/);
    expect(first?.querySelector('a')).toHaveAttribute('href', '/#comment-5');
  });

  it('counts a view', async () => {
    const { api } = renderPage(<DiscussionPage id={1} />, { api: threadApi(threadOf(), null) });
    await waitFor(() => expect(api.bodies('POST /api/discussions/1/view')).toHaveLength(1));
    expect(api.bodies('POST /api/notifications/read')).toEqual([]);
  });

  it('marks its notifications as read', async () => {
    const { api } = renderPage(<DiscussionPage id={1} />, {
      api: threadApi(threadOf(), signedIn()),
    });
    await waitFor(() =>
      expect(api.bodies('POST /api/notifications/read')).toEqual([{ discussionId: 1 }]),
    );
  });

  it('without comments says so', async () => {
    renderPage(<DiscussionPage id={1} />, { api: threadApi(threadOf(), null) });
    expect(await screen.findByText('No comments yet.')).toBeVisible();
    expect(screen.getByText('0 comments')).toBeVisible();
  });

  it('offers visitors only a link to sign in', async () => {
    const thread = threadOf({ comments: [commentOf(5)] });
    renderPage(<DiscussionPage id={1} />, {
      at: '/discussions/1',
      api: threadApi(thread, null),
    });
    expect(
      await screen.findByRole('link', { name: 'Sign in to join the discussion' }),
    ).toHaveAttribute('href', '/auth?returnTo=%2Fdiscussions%2F1');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['visitors', null],
    ['users', signedIn()],
    ['administrators', signedIn({ isAdmin: true })],
  ])('that is locked says so to %s', async (_, user) => {
    const thread = threadOf({ isLocked: true, comments: [commentOf(5)] });
    renderPage(<DiscussionPage id={1} />, { api: threadApi(thread, user) });
    expect(
      await screen.findByText('This discussion is locked. New comments are not allowed.'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Sign in to join/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Reply')).not.toBeInTheDocument();
  });

  it('that fails to load can be retried', async () => {
    const { user, api } = renderPage(<DiscussionPage id={1} />, {
      api: {
        ...threadApi(threadOf(), null),
        'GET /api/discussions/1': refused(500, { message: 'It broke.' }),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading discussion: It broke.',
    );
    api.answer({ 'GET /api/discussions/1': threadOf() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Is the coin fair?');
  });
});

describe('a branch of comments', () => {
  const thread = threadOf({ comments: [...chainOf([5, 6, 7]), commentOf(9)] });
  const ids = () => screen.getAllByRole('listitem').map(({ id }) => id);

  it('can be collapsed and expanded', async () => {
    const { user } = renderPage(<DiscussionPage id={1} />, { api: threadApi(thread, null) });
    await user.click(await screen.findByRole('button', { name: 'Hide 2 replies' }));
    expect(ids()).toEqual(['comment-5', 'comment-9']);
    const show = screen.getByRole('button', { name: 'Show 2 replies' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    show.focus();
    await user.keyboard('{Enter}');
    expect(ids()).toEqual(['comment-5', 'comment-6', 'comment-7', 'comment-9']);
    expect(screen.getByRole('button', { name: 'Hide 1 reply' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('expands when a link leads to a comment in it', async () => {
    const page = (
      <>
        <Link to="#comment-7">Go</Link>
        <DiscussionPage id={1} />
      </>
    );
    const { user } = renderPage(page, { api: threadApi(thread, null) });
    await user.click(await screen.findByRole('button', { name: 'Hide 2 replies' }));
    expect(ids()).toEqual(['comment-5', 'comment-9']);
    await user.click(screen.getByRole('link', { name: 'Go' }));
    await waitFor(() => expect(document.getElementById('comment-7')).toHaveFocus());
  });
});

it('replies below the fourth level name their parents', async () => {
  const [root] = chainOf([5, 6, 7, 8, 9, 10, 11]);
  renderPage(<DiscussionPage id={1} />, {
    api: threadApi(threadOf({ comments: root ? [root] : [] }), null),
  });
  const items = await screen.findAllByRole('listitem');
  const parents = items.map((item) => item.querySelector('a[class*="parentLink"]'));
  expect(parents.map((link) => link?.getAttribute('href'))).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    '/#comment-9',
    '/#comment-10',
  ]);
  expect(parents.at(-1)).toHaveTextContent('↪ in reply to Unknown User');
});

describe('a link to a comment', () => {
  it('that does not exist says so', async () => {
    renderPage(<DiscussionPage id={1} />, {
      at: '/discussions/1#comment-77',
      route: '/discussions/1',
      api: {
        ...threadApi(threadOf(), null),
        'GET /api/discussions/1/comments?branch=77': refused(404, { message: 'Comment not found' }),
      },
    });
    expect(await screen.findByText('The comment could not be found')).toBeVisible();
    expect(screen.getByText('Comment not found')).toBeVisible();
  });

  it('marks the comment, and fetches it when it is not loaded', async () => {
    const far = commentOf(77);
    renderPage(<DiscussionPage id={1} />, {
      at: '/discussions/1#comment-77',
      route: '/discussions/1',
      api: {
        ...threadApi(threadOf({ comments: [commentOf(5)] }), null),
        'GET /api/discussions/1/comments?branch=77': { comments: [far], nextComments: null },
      },
    });
    expect(await screen.findByText('Comment 77.')).toBeVisible();
    const [other, target] = screen.getAllByRole('listitem');
    expect(target).toHaveAttribute('data-target', 'true');
    expect(other).not.toHaveAttribute('data-target');
    await waitFor(() => expect(target).toHaveFocus());
  });
});
