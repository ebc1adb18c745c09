import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, ok, type Script } from '#test/support/components/scripted-api.ts';
import { commentOf, threadApi, threadOf } from '#test/support/components/threads.ts';
import { DiscussionPage } from './discussion-page.tsx';

const ann = signedIn();
const [own, other] = [commentOf(5, { by: ann }), commentOf(6)];
const failing = ok({}, { status: 500 });

async function renderComments(comments = [own, other], api: Script = {}, user = ann) {
  const thread = threadOf({ comments });
  const shown = renderPage(<DiscussionPage id={1} />, {
    api: { ...threadApi(thread, user), ...api },
  });
  await screen.findByText(thread.title);
  return shown;
}

function inComment(id: number) {
  const comment = document.getElementById(`comment-${id}`);
  if (!comment) throw new Error(`No comment ${id}`);
  return within(comment);
}

const buttonIn = (id: number, name: string | RegExp) => inComment(id).getByRole('button', { name });

const findButtonIn = (id: number, name: string) => inComment(id).queryByRole('button', { name });

describe('likes', () => {
  const like = () => buttonIn(6, /^Like/);

  it('count at once, and can be taken back', async () => {
    const liked = held(ok({ likes: 1, likedByMe: true }));
    const { user, api } = await renderComments([own, other], {
      'POST /api/comments/6/like': liked.reply,
      'DELETE /api/comments/6/like': { likes: 0, likedByMe: false },
    });
    expect(buttonIn(5, /^Like/)).toBeDisabled();
    expect(like()).toHaveAccessibleName('Like, 0 likes');
    await user.click(like());
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    expect(like()).toHaveAccessibleName('Like, 1 like');
    const likedComment = { ...other, likes: 1, likedByMe: true };
    api.answer({ 'GET /api/discussions/1': threadOf({ comments: [own, likedComment] }) });
    liked.letGo();
    await waitFor(() => expect(api.bodies('GET /api/discussions/1')).toHaveLength(2));
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    api.answer({ 'GET /api/discussions/1': threadOf({ comments: [own, other] }) });
    await user.click(like());
    await waitFor(() => expect(like()).toHaveAccessibleName('Like, 0 likes'));
    await waitFor(() => expect(api.bodies('DELETE /api/comments/6/like')).toHaveLength(1));
  });

  it('are undone when they fail', async () => {
    const { user } = await renderComments([own, other], { 'POST /api/comments/6/like': failing });
    await user.click(like());
    expect(await screen.findByText('Error liking comment')).toBeVisible();
    expect(screen.getByText('An unknown error occurred')).toBeVisible();
    expect(like()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('editing', () => {
  const source = 'Old $x$ words';
  const mine = commentOf(5, { by: ann, content: source });
  const editor = () => screen.getByRole('textbox', { name: 'Edit your comment' });

  it('is offered for a day, to the author, and marks the comment', async () => {
    const createdAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const old = commentOf(4, { by: ann, createdAt });
    const editedAt = new Date().toISOString();
    const edited = commentOf(5, { by: ann, content: 'New $y$ words', editedAt });
    const { user, api } = await renderComments([old, mine, other], {
      'PATCH /api/comments/5': edited,
    });
    expect(findButtonIn(4, 'Edit')).toBeNull();
    expect(findButtonIn(6, 'Edit')).toBeNull();
    await user.click(buttonIn(5, 'Edit'));
    expect(editor()).toHaveValue(source);
    fireEvent.change(editor(), { target: { value: 'New $y$ words' } });
    api.answer({ 'GET /api/discussions/1': threadOf({ comments: [old, edited, other] }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^edited/)).toHaveTextContent('edited just now');
    expect(document.getElementById('comment-5')).toHaveTextContent('New');
    expect(buttonIn(5, 'Edit')).toBeVisible();
    expect(api.bodies('PATCH /api/comments/5')).toEqual([{ content: 'New $y$ words' }]);
    expect(JSON.stringify(localStorage)).not.toContain('New');
  });

  it('picks up where it left off after a reload', async () => {
    const { user, unmount } = await renderComments([mine]);
    await user.click(buttonIn(5, 'Edit'));
    fireEvent.change(editor(), { target: { value: 'Half a new thought' } });
    dispatchEvent(new Event('pagehide'));
    unmount();
    const reloaded = await renderComments([mine]);
    await reloaded.user.click(buttonIn(5, 'Edit'));
    expect(editor()).toHaveValue('Half a new thought');
    await reloaded.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(editor()).toHaveValue(source);
  });
});

describe('deleting', () => {
  it('is only for the author, asks for confirmation, and can be canceled', async () => {
    const { user, api } = await renderComments([own, other], {
      'DELETE /api/comments/5': ok(null, { status: 204 }),
    });
    expect(findButtonIn(6, 'Delete')).toBeNull();
    await user.click(buttonIn(5, 'Delete'));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Delete this comment?');
    expect(screen.queryByLabelText('Reason (optional)')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.getElementById('comment-5')).toBeInTheDocument();
    await user.click(buttonIn(5, 'Delete'));
    api.answer({ 'GET /api/discussions/1': threadOf({ comments: [other] }) });
    await user.click(screen.getByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Comment deleted')).toBeVisible();
    await waitFor(() => expect(document.getElementById('comment-5')).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves an answered comment in place, without its text and author', async () => {
    const blank = { content: '[deleted]', isDeleted: true, replies: [] };
    const reply = commentOf(7, { parentId: 5, depth: 1, content: 'The answer' });
    await renderComments([commentOf(5, { ...blank, replies: [reply] })]);
    const comment = document.getElementById('comment-5');
    expect(comment).toHaveTextContent('[deleted]');
    expect(comment).not.toHaveTextContent('Unknown User');
    expect(screen.getByText('The answer')).toBeVisible();
  });

  it('keeps the comment when it fails', async () => {
    const { user } = await renderComments([own, other], { 'DELETE /api/comments/5': failing });
    await user.click(buttonIn(5, 'Delete'));
    await user.click(screen.getByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Error deleting comment')).toBeVisible();
    expect(screen.getByText('An unknown error occurred')).toBeVisible();
    expect(document.getElementById('comment-5')).toBeInTheDocument();
  });
});

describe('moderators', () => {
  const admin = signedIn({ id: 8, username: 'mod', isAdmin: true });

  it('delete with a reason, and restore', async () => {
    const { user, api } = await renderComments(
      [own],
      {
        'DELETE /api/comments/5': ok(null, { status: 204 }),
        'POST /api/admin/comments/5/restore': own,
      },
      admin,
    );
    await user.click(buttonIn(5, 'Delete'));
    await user.type(screen.getByLabelText('Reason (optional)'), 'Be kind');
    const removed = { ...own, isDeleted: true, author: null, deletionReason: 'Be kind' };
    api.answer({ 'GET /api/discussions/1': threadOf({ comments: [removed] }) });
    await user.click(screen.getByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText(/Be kind$/)).toBeVisible();
    expect(api.bodies('DELETE /api/comments/5')).toEqual([{ reason: 'Be kind' }]);
    api.answer({ 'GET /api/discussions/1': threadOf({ comments: [own] }) });
    await user.click(buttonIn(5, 'Restore'));
    expect(await screen.findByText('Comment restored')).toBeVisible();
    expect(await screen.findByText('Comment 5.')).toBeVisible();
  });

  it('explain the removal to the author, who cannot restore the comment', async () => {
    await renderComments([
      { ...own, isDeleted: true, author: null, deletionReason: 'Be kind', content: '[deleted]' },
    ]);
    expect(
      screen.getByText('Visible only to the author and moderators. Reason: Be kind'),
    ).toBeVisible();
    expect(findButtonIn(5, 'Restore')).toBeNull();
  });
});

it('a comment by another user can be reported', async () => {
  const report = { id: 1, commentId: 6, status: 'open', createdAt: other.createdAt };
  const reason = 'It gives the answer away.';
  const { user, api } = await renderComments([own, other], {
    'POST /api/comments/6/report': ok({ ...report, reason }, { status: 201 }),
  });
  expect(findButtonIn(5, 'Report')).toBeNull();
  await user.click(buttonIn(6, 'Report'));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Report this comment');
  const submit = screen.getByRole('button', { name: 'Send report' });
  expect(submit).toBeDisabled();
  await user.type(screen.getByLabelText('What is wrong with it?'), reason);
  await user.click(submit);
  expect(await screen.findByText('Comment reported')).toBeVisible();
  expect(screen.getByText('Thank you. An administrator will review it.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.bodies('POST /api/comments/6/report')).toEqual([{ reason }]);
});
