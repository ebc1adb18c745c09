import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { commentOf, threadApi, threadOf } from '#test/support/components/threads.ts';
import { DiscussionPage } from './discussion-page.tsx';

const ann = signedIn();
const field = () => screen.findByRole('textbox', { name: 'Your comment' });
const send = () => screen.getByRole('button', { name: /^Send comment/ });
const locked = 'This discussion is locked. New comments are not allowed.';

async function write(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
}

function renderThread(thread = threadOf(), api: Script = {}) {
  return renderPage(<DiscussionPage id={1} />, { api: { ...threadApi(thread, ann), ...api } });
}

describe('writing a comment', () => {
  it('needs visible text', async () => {
    const { user } = renderThread();
    await field();
    expect(send()).toBeDisabled();
    await write('   \n ');
    expect(send()).toBeDisabled();
    await user.type(await field(), '{Control>}{Enter}{/Control}');
    await write('Words');
    expect(send()).toBeEnabled();
  });

  it('shows the comment at once, and sends it once', async () => {
    const sent = commentOf(5, { by: ann, content: 'First **words**' });
    const { reply, letGo } = held(ok(sent, { status: 201 }));
    const { user, api } = renderThread(threadOf(), { 'POST /api/comments': reply });
    await write('First **words**');
    await user.click(send());
    expect(await screen.findByText('Sending…')).toBeVisible();
    expect(screen.getByText(ann.username)).toBeVisible();
    expect(await screen.findAllByText('words', { selector: 'strong' })).not.toEqual([]);
    expect(send()).toBeDisabled();
    await user.type(await field(), '{Control>}{Enter}{/Control}');
    api.answer({ 'GET /api/discussions/1': threadOf({ comments: [sent] }) });
    letGo();
    expect(await screen.findByText('1 comment')).toBeVisible();
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(await field()).toHaveValue('');
    expect(JSON.stringify(localStorage)).not.toContain('First');
    expect(api.bodies('POST /api/comments')).toMatchObject([
      { content: 'First **words**', threadId: 1, parentId: null },
    ]);
  });

  it.each([
    ['a reason', refused(500, { message: 'Not today.' }), 'Not today.'],
    ['no reason', ok({}, { status: 500 }), 'An unknown error occurred'],
    ['no answer', noAnswer, /^The site could not be reached/],
  ])('keeps the text when it fails with %s', async (_, reply, description) => {
    const { user } = renderThread(threadOf(), { 'POST /api/comments': reply });
    await write('Precious words');
    await user.click(send());
    expect(await screen.findByText('Error adding comment')).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
    expect(screen.getByText('No comments yet.')).toBeVisible();
    expect(await field()).toHaveValue('Precious words');
    expect(send()).toBeEnabled();
  });

  it('uses the same submission key when the same text is sent again', async () => {
    const { user, api } = renderThread(threadOf(), { 'POST /api/comments': noAnswer });
    await write('Precious words');
    await user.click(send());
    await screen.findByText('Error adding comment');
    await user.click(send());
    await waitFor(() => expect(api.bodies('POST /api/comments')).toHaveLength(2));
    const [first, second] = api.bodies('POST /api/comments');
    expect(second).toEqual(first);
  });

  it('stops once the discussion is locked', async () => {
    const { user, api } = renderThread(threadOf(), {
      'POST /api/comments': refused(403, { code: 'LOCKED', message: locked }),
    });
    await write('Too late');
    api.answer({ 'GET /api/discussions/1': threadOf({ isLocked: true }) });
    await user.click(send());
    expect(await screen.findByText('Error adding comment')).toBeVisible();
    expect(await screen.findByRole('status')).toHaveTextContent(locked);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('asks the user to sign in once the session has ended', async () => {
    const description = 'You must be logged in to comment';
    const { user } = renderThread(threadOf(), {
      'POST /api/comments': refused(401, { message: description }),
    });
    await write('Who am I?');
    await user.click(send());
    expect(await screen.findByText('Authentication required')).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Sign in to join the discussion' }),
    ).toBeVisible();
  });
});

it('a reply quotes what is selected, but no spoilers', async () => {
  const content =
    'The sum is $\\sum_i x_i$ here.\n\nAnd ||the answer|| there.\n\n```figure\nalt: A dot\nx: 0 to 1\ny: 0 to 1\nlabel: 1,1 a\n```\n\nSee?';
  const { user } = renderThread(threadOf({ comments: [commentOf(5, { content })] }));
  const comment = await screen.findByRole('listitem');
  const text = comment.querySelector('.markup');
  if (text) getSelection()?.selectAllChildren(text);
  await user.click(within(comment).getByRole('button', { name: 'Reply to Unknown User' }));
  expect(screen.getByRole('textbox', { name: 'Reply to Unknown User' })).toHaveValue(
    '> The sum is $\\sum_i x_i$ here.\n>\n> And [spoiler] there.\n>\n> A dot\n>\n> See?\n\n',
  );
});

it('a canceled reply closes and returns the focus to its comment', async () => {
  const { user } = renderThread(threadOf({ comments: [commentOf(5)] }));
  const comment = await screen.findByRole('listitem');
  await user.click(within(comment).getByRole('button', { name: 'Reply to Unknown User' }));
  expect(screen.getByRole('textbox', { name: 'Reply to Unknown User' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel reply' }));
  expect(screen.queryByRole('textbox', { name: 'Reply to Unknown User' })).not.toBeInTheDocument();
  await waitFor(() => expect(comment).toHaveFocus());
});
