import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import NoteSection from './note-section.tsx';
import { readUnsent } from './unsent-notes.ts';

const get = 'GET /api/questions/5/note';
const put = 'PUT /api/questions/5/note';
const version = '0194d1b2-0000-7000-8000-000000000001';
const note = (content: string) => ({ content, version, updatedAt: '2026-03-01T09:00:00.000Z' });

function render(api: Script = {}, hasNote = false) {
  return renderPage(<NoteSection questionId={5} userId={1} hasNote={hasNote} />, { api });
}
const toggle = (name: string) => screen.getByRole('button', { name });
const label = 'Only you can see this note';
const field = () => screen.findByLabelText(label);

async function write(user: UserEvent, text: string) {
  await field();
  await fillIn(user, label, text);
}

describe('the note of a question', () => {
  it('is collapsed, and gets the focus when opened', async () => {
    const { user } = render();
    expect(toggle('Add a note')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(toggle('Add a note'));
    expect(await field()).toHaveFocus();
    await user.click(toggle('Your note'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('loads when opened, and is rendered without unsafe markup', async () => {
    const source = '**Bold** <script>alert(1)</script><img src=x onerror=alert(1)>';
    const { user, api } = render({ [get]: note(source) }, true);
    expect(api.requests).toEqual([]);
    await user.click(toggle('Your note'));
    expect(await field()).toHaveValue(source);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(await screen.findByText('Bold', { selector: 'strong' })).toBeInTheDocument();
    expect(document.querySelector('.markup script, .markup [onerror]')).toBeNull();
  });

  it('says whether it is saved', async () => {
    const { user, api } = render({ [put]: note('Use symmetry') });
    await user.click(toggle('Add a note'));
    await write(user, 'Use symmetry');
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.bodies(put)).toEqual([{ content: 'Use symmetry', version: null }]);
    expect(readUnsent(1, 5)).toBeNull();
  });

  it('stays in the browser until it can be sent, and opens by itself until then', async () => {
    const offline = render({ [put]: noAnswer });
    await offline.user.click(toggle('Add a note'));
    await write(offline.user, 'On the train');
    await offline.user.tab();
    const text = 'Not saved yet. Your text is kept in this browser.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    offline.unmount();
    await waitFor(() => expect(offline.api.bodies(put)).toHaveLength(2));
    const empty = { content: '', version: null, updatedAt: null };
    const online = render({ [get]: empty, [put]: note('On the train') });
    expect(await field()).toHaveValue('On the train');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(online.api.bodies(put)).toEqual([{ content: 'On the train', version: null }]);
    expect(document.activeElement).toBe(document.body);
  });

  it('says if it is too long', async () => {
    const { user, api } = render();
    await user.click(toggle('Add a note'));
    await write(user, 'x'.repeat(20 * 1024 + 1));
    expect(await screen.findByText('1 byte too long. The limit is 20 kB.')).toBeInTheDocument();
    await user.tab();
    expect(api.bodies(put)).toEqual([]);
    expect(readUnsent(1, 5)?.text).toHaveLength(20 * 1024 + 1);
  });

  it('says why it was refused', async () => {
    const { user } = render({ [put]: refused(400, { message: 'The text cannot be saved.' }) });
    await user.click(toggle('Add a note'));
    await write(user, 'x');
    await user.tab();
    expect(await screen.findByText('The text cannot be saved.')).toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    const { user, api } = render({ [get]: noAnswer }, true);
    await user.click(toggle('Your note'));
    expect(await screen.findByText('The note could not be loaded.')).toBeInTheDocument();
    api.answer({ [get]: note('Here') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field()).toHaveValue('Here');
  });

  it.each([
    ['Keep mine', 'Mine'],
    ['Keep theirs', 'Theirs'],
    ['Keep both', 'Theirs\n\n---\n\nMine'],
  ])('shows both versions if another device has changed it: %s', async (choice, kept) => {
    const conflict = refused(409, { message: 'Changed', code: 'CHANGED_MEANWHILE' });
    const { user, api } = render({ [put]: conflict, [get]: note('Theirs') });
    await user.click(toggle('Add a note'));
    await write(user, 'Mine');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('changed on another device');
    expect(await screen.findByText('Theirs', { selector: 'p' })).toBeInTheDocument();
    expect(await field()).toHaveValue('Mine');
    api.answer({ [put]: note(kept) });
    await user.click(screen.getByRole('button', { name: choice }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(await field()).toHaveValue(kept);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
