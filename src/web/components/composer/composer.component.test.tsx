import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { useCurrentUser } from '../../queries/current-user.ts';
import { Composer } from '../composer.tsx';

interface ComposerOptions {
  draftKey?: string;
  userId?: number;
  /** Whether sending succeeds. */
  isSent?: boolean;
}

async function renderComposer(options: ComposerOptions = {}) {
  const { draftKey = 'discussion_1_new', userId = 7, isSent = true } = options;
  const onSend = vi.fn(async (_text: string) => isSent);
  const shown = renderPage(<SignedInComposer draftKey={draftKey} onSend={onSend} />, {
    api: { 'GET /api/user': signedIn({ id: userId }) },
  });
  await screen.findByRole('textbox');
  return { ...shown, onSend };
}

interface SignedInComposerProps {
  draftKey: string;
  onSend: (text: string) => Promise<boolean>;
}

function SignedInComposer(props: SignedInComposerProps) {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return <Composer label="Your comment" submitLabel="Send comment" isSending={false} {...props} />;
}

const field = () => screen.getByRole('textbox');
const send = () => screen.getByRole('button', { name: 'Send comment' });
const draftNote = () => screen.queryByText(/^Draft restored/);
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('a draft', () => {
  it('survives a reload, until it is discarded', async () => {
    const { unmount } = await renderComposer();
    write('Half a thought');
    dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(localStorage)).toContain('Half a thought');
    unmount();
    const reloaded = await renderComposer();
    expect(field()).toHaveValue('Half a thought');
    expect(draftNote()).toBeVisible();
    expect(send()).toBeEnabled();
    await reloaded.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    reloaded.unmount();
    await renderComposer();
    expect(field()).toHaveValue('');
    expect(draftNote()).toBeNull();
  });

  it.each([
    ['another discussion', { draftKey: 'discussion_2_new' }],
    ['another user', { userId: 8 }],
  ])('is not shown to %s', async (_, options) => {
    const { unmount } = await renderComposer();
    write('Half a thought');
    unmount();
    await renderComposer(options);
    expect(field()).toHaveValue('');
    expect(draftNote()).toBeNull();
  });

  it('is dropped once it is sent', async () => {
    const { user, onSend, unmount } = await renderComposer();
    write(' Sent by *key* ');
    await user.type(field(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(onSend.mock.calls).toEqual([['Sent by *key*']]);
    unmount();
    expect(JSON.stringify(localStorage)).not.toContain('Sent by');
  });

  it('stays when sending fails', async () => {
    const { user, onSend, unmount } = await renderComposer({ isSent: false });
    write('Worth keeping');
    await user.click(send());
    expect(onSend).toHaveBeenCalledOnce();
    expect(field()).toHaveValue('Worth keeping');
    unmount();
    await renderComposer();
    expect(field()).toHaveValue('Worth keeping');
  });

  it('is not needed to write and send', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { user, onSend } = await renderComposer();
    write('Still sent');
    dispatchEvent(new Event('pagehide'));
    await user.click(send());
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(onSend.mock.calls).toEqual([['Still sent']]);
    vi.unstubAllGlobals();
  });
});

it('shows how much room is left, near the limit', async () => {
  await renderComposer();
  const limit = 20 * 1024;
  const textOf = (bytes: number) => 'many words '.repeat(bytes / 11).padEnd(bytes, 'x');
  write(textOf(1000));
  expect(field()).not.toHaveAccessibleDescription(/bytes/);
  write(textOf(limit - 10));
  expect(field()).toHaveAccessibleDescription(/10 bytes left of 20 kB/);
  expect(send()).toBeEnabled();
  write(textOf(limit + 10));
  expect(field()).toHaveAccessibleDescription(/10 bytes too long\. The limit is 20 kB/);
  expect(send()).toBeDisabled();
});

it('previews the text, safely', async () => {
  await renderComposer();
  const preview = within(screen.getByRole('region', { name: /^Preview/ }));
  expect(preview.getByText('Nothing to preview yet.')).toBeVisible();
  write('A *hint*: <img src=x>');
  expect(await preview.findByText('hint', { selector: 'em' })).toBeVisible();
  expect(preview.getByText(/<img src=x>/)).toBeVisible();
  expect(preview.queryByRole('img')).not.toBeInTheDocument();
});

it('moves between the tools with the arrow keys, as one tab stop', async () => {
  const { user } = await renderComposer();
  const tool = (name: string) => screen.getByRole('button', { name });
  tool('Bold').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Link')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tool('Spoiler')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Bold')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tool('Spoiler')).toHaveFocus();
  const stops = screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]');
  expect([...stops]).toEqual([tool('Spoiler')]);
});
