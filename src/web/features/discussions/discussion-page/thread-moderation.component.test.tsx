import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Thread } from '#shared/contracts/discussion.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, type Script } from '#test/support/components/scripted-api.ts';
import { commentOf, threadApi, threadOf } from '#test/support/components/threads.ts';
import { DiscussionPage } from './discussion-page.tsx';

const admin = signedIn({ isAdmin: true });

async function renderThread(api: Script = {}, user = admin) {
  const thread = threadOf({ createdBy: user.id, comments: [commentOf(5)] });
  const shown = renderPage(<DiscussionPage id={1} />, {
    api: { ...threadApi(thread, user), ...api },
  });
  await screen.findByText(thread.title);
  return shown;
}

it('only administrators see the controls', async () => {
  await renderThread({}, signedIn());
  expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /^(Pin|Unpin|Lock|Unlock|Delete.*|Restore.*)$/ }),
  ).not.toBeInTheDocument();
});

it('pins and locks a discussion, and undoes both', async () => {
  const { user, api } = await renderThread();
  const steps = [
    ['Pin', { isPinned: true }, 'Discussion pinned', { isPinned: true }],
    ['Lock', { isLocked: true }, 'Discussion locked', { isPinned: true, isLocked: true }],
    ['Unpin', { isPinned: false }, 'Discussion unpinned', { isLocked: true }],
    ['Unlock', { isLocked: false }, 'Discussion unlocked', {}],
  ] as const;
  for (const [name, , toast, after] of steps) {
    const thread = threadOf(after);
    api.answer({ 'PATCH /api/admin/discussions/1': thread, 'GET /api/discussions/1': thread });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(toast)).toBeVisible();
  }
  expect(api.bodies('PATCH /api/admin/discussions/1')).toEqual(steps.map(([, body]) => body));
  expect(await screen.findByRole('button', { name: 'Lock' })).toBeEnabled();
  expect(screen.queryByText(/^(Pinned|Locked)$/)).not.toBeInTheDocument();
});

it('deletes a discussion with a reason, and restores it', async () => {
  const { user, api } = await renderThread({
    'DELETE /api/admin/discussions/1': ok(null, { status: 204 }),
    'POST /api/admin/discussions/1/restore': threadOf(),
  });
  const show = (thread: Partial<Thread>) =>
    api.answer({ 'GET /api/discussions/1': threadOf(thread) });
  await user.click(screen.getByRole('button', { name: 'Delete discussion' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Delete this discussion?');
  await user.type(screen.getByLabelText('Reason (optional)'), 'Off topic');
  show({ deletedAt: new Date().toISOString(), deletionReason: 'Off topic' });
  const [, submit] = screen.getAllByRole('button', { name: 'Delete discussion' });
  await user.click(submit ?? document.body);
  expect(await screen.findByText('Discussion deleted')).toBeVisible();
  expect(api.bodies('DELETE /api/admin/discussions/1')).toEqual([{ reason: 'Off topic' }]);
  expect(await screen.findByText(/^This discussion has been deleted\./)).toHaveTextContent(
    'Off topic',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  show({});
  await user.click(screen.getByRole('button', { name: 'Restore discussion' }));
  expect(await screen.findByText('Discussion restored')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeVisible();
});
