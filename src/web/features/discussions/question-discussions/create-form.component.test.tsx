import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { discussionOf } from '#test/support/components/discussions.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { held, noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { unreachable } from '../../../lib/failure-text.ts';
import DiscussionsBlock from './discussions-block.tsx';

const list = 'GET /api/discussions/question/2?page=1&pageSize=10';
const create = 'POST /api/discussions';
const title = 'Why not by symmetry?';
const content = 'Would $x \\to -x$ not be enough here?';

async function openForm(api: Script = {}, { userId = 7, opener = 'Start Discussion' } = {}) {
  const shown = renderPage(<DiscussionsBlock questionId={2} variant={null} isPublic />, {
    at: '/question/2',
    api: { 'GET /api/user': signedIn({ id: userId }), [list]: [], ...api },
  });
  await shown.user.click(await screen.findByRole('button', { name: opener }));
  await screen.findByLabelText('Title');
  return shown;
}

const titleField = () => screen.getByLabelText('Title');
const contentField = () => screen.getByRole('textbox', { name: 'Content' });
const submit = () => screen.getByRole('button', { name: /^Create Discussion/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function fillIn(newTitle = title) {
  type(titleField(), newTitle);
  type(contentField(), content);
  const button = submit();
  await waitFor(() => expect(button).toBeEnabled());
}

describe('starting a discussion', () => {
  it('adds it to the list, and forgets the draft', async () => {
    const created = discussionOf(5, { title });
    const { user, api } = await openForm(
      { [create]: ok(created, { status: 201 }) },
      { opener: 'Start a new discussion' },
    );
    await fillIn('  Why not   by symmetry? ');
    api.answer({ [list]: [created] });
    await user.click(submit());
    expect(await screen.findByText('Discussion created')).toBeVisible();
    expect(screen.getByText('Your discussion has been successfully created')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Start Discussion' })).toHaveFocus();
    expect(api.bodies(create)).toMatchObject([{ title, content, questionId: 2 }]);

    await user.click(screen.getByRole('button', { name: 'Start Discussion' }));
    expect(titleField()).toHaveValue('');
    expect(contentField()).toHaveValue('');
    expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).not.toContain('symmetry');
  });

  it('names missing fields', async () => {
    await openForm();
    await fillIn();
    const [ofTitle, ofContent, button] = [titleField(), contentField(), submit()];
    for (const [field, text, valid, complaint] of [
      [ofTitle, 'Why?', title, /Title must be at least 5 characters/],
      [ofTitle, ' a    b ', title, /Title must be at least 5 characters/],
      [ofTitle, 'x'.repeat(101), title, /Title cannot exceed 100 characters/],
      [ofContent, 'Too short', content, /Content must be at least 10 characters/],
      [ofContent, ' '.repeat(20), content, /Content must be at least 10 characters/],
    ] as const) {
      type(field, text);
      fireEvent.blur(field);
      await waitFor(() => expect(field).toHaveAccessibleDescription(complaint));
      expect(button).toBeDisabled();
      type(field, valid);
      await waitFor(() => expect(button).toBeEnabled());
    }
  });

  it('limits the content to 100 kB', async () => {
    await openForm();
    await fillIn();
    type(contentField(), 'many words '.repeat(10_000).slice(0, 100 * 1024 + 1));
    expect(contentField()).toHaveAccessibleDescription(/1 byte too long\. The limit is 100 kB/);
    await waitFor(() => expect(submit()).toBeDisabled());
  });

  it('sends it only once, however often the keys are pressed', async () => {
    const { reply, letGo } = held(ok(discussionOf(5), { status: 201 }));
    const { user, api } = await openForm({ [create]: reply });
    await fillIn();
    const sendByKey = () => user.type(contentField(), '{Control>}{Enter}{/Control}');
    await sendByKey();
    await waitFor(() => expect(submit()).toBeDisabled());
    await sendByKey();
    await user.type(titleField(), '{Enter}');
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.bodies(create)).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('survives closing the dialog and a reload, until it is discarded', async () => {
    const { user, unmount } = await openForm();
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start Discussion' }));
    expect(titleField()).toHaveValue(title);
    unmount();

    const reloaded = await openForm();
    expect(screen.getByText(/^Draft restored/)).toBeVisible();
    expect(titleField()).toHaveValue(title);
    expect(contentField()).toHaveValue(content);
    await waitFor(() => expect(submit()).toBeEnabled());
    await reloaded.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(titleField()).toHaveValue('');
    expect(contentField()).toHaveValue('');
    expect(submit()).toBeDisabled();
    reloaded.unmount();

    await openForm();
    expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
    expect(contentField()).toHaveValue('');
  });

  it('is not shown to another user', async () => {
    const { unmount } = await openForm();
    await fillIn();
    unmount();
    await openForm({}, { userId: 8 });
    expect(titleField()).toHaveValue('');
  });
});

describe('a discussion that cannot be created', () => {
  it.each([
    ['a reason', refused(429, { message: 'Slow down, please' }), 'Slow down, please'],
    ['no reason', ok({}, { status: 502 }), 'Failed to create discussion'],
    ['no answer', noAnswer, unreachable],
  ])('keeps the text and says why: %s', async (_, reply, reason) => {
    const { user } = await openForm({ [create]: reply });
    await fillIn();
    await user.click(submit());
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(`Error creating discussion ${reason}`),
    );
    expect(await findToast('Error creating discussion')).toHaveTextContent(reason);
    expect(titleField()).toHaveValue(title);
    expect(submit()).toBeEnabled();
  });

  it('asks the user to sign in if the session has ended, and keeps the draft', async () => {
    const description = 'You must be logged in to create a discussion';
    const { user, unmount } = await openForm({ [create]: refused(401, { message: description }) });
    await fillIn();
    await user.click(submit());
    expect(await screen.findByText('Authentication required')).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      await screen.findByRole('link', { name: 'Sign in to start a discussion' }),
    ).toBeVisible();
    unmount();
    await openForm();
    expect(titleField()).toHaveValue(title);
  });
});
