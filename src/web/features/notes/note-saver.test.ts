import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Note } from '#shared/contracts/keeping.ts';
import { noAnswer, ok, refused, ScriptedApi } from '#test/support/components/scripted-api.ts';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { NoteSaver } from './note-saver.ts';
import { sendUnsentNotes } from './send-unsent-notes.ts';
import { keepUnsent, listUnsent, readUnsent } from './unsent-notes.ts';

const get = 'GET /api/questions/5/note';
const put = 'PUT /api/questions/5/note';
const [v1, v2, v3] = [1, 2, 3].map((n) => `0194d1b2-0000-7000-8000-00000000000${n}`);
const note = (content: string, version: string | null = v1 ?? null): Note => ({
  content,
  version,
  updatedAt: version && '2026-03-01T09:00:00.000Z',
});
const noNote = note('', null);
const conflict = refused(409, { message: 'Changed', code: 'CHANGED_MEANWHILE' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
});
afterEach(() => vi.useRealTimers());

/** An open note. */
function open(stored: Note | null, script: Record<string, unknown> = {}) {
  const api = new ScriptedApi(script);
  const saved: Note[] = [];
  const saver = new NoteSaver({
    api: api.client,
    userId: 1,
    questionId: 5,
    stored,
    unsent: readUnsent(1, 5),
    onSaved: (latest) => saved.push(latest),
  });
  const close = saver.open();
  const bodies = () => api.bodies(put);
  return { api, saver, saved, close, bodies };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const unsent = () => readUnsent(1, 5);

describe('a note', () => {
  it('is sent after a pause in typing, and once', async () => {
    const { saver, saved, bodies } = open(noNote, { [put]: note('Hello') });
    for (const text of ['H', 'He', 'Hello']) {
      saver.write(text);
      await pass(900);
    }
    expect(bodies()).toEqual([]);
    expect(saver.view()).toMatchObject({ text: 'Hello', isSaved: false });
    await pass(100);
    expect(bodies()).toEqual([{ content: 'Hello', version: null }]);
    expect(saver.view()).toMatchObject({ text: 'Hello', isSaved: true });
    expect(saved).toEqual([note('Hello')]);
    expect(unsent()).toBeNull();
    await pass(60_000);
    expect(bodies()).toHaveLength(1);
  });

  it('is not sent if it is as it was', async () => {
    const { saver, bodies } = open(note('Hello'));
    saver.write('Hello you');
    saver.write('Hello ');
    await pass(5_000);
    expect(bodies()).toEqual([]);
    expect(saver.view().isSaved).toBe(true);
    expect(unsent()).toBeNull();
  });

  it('that changes while it is sent is sent again, with its new version', async () => {
    const { saver, bodies, api } = open(noNote, { [put]: note('One', v1) });
    saver.write('One');
    const sending = saver.send();
    saver.write('One two');
    await sending;
    expect(saver.view().isSaved).toBe(false);
    expect(unsent()).toMatchObject({ text: 'One two', version: v1 });
    api.answer({ [put]: note('One two', v2) });
    await pass(1_000);
    expect(bodies()[1]).toEqual({ content: 'One two', version: v1 });
    expect(saver.view().isSaved).toBe(true);
  });

  it('that is too long is kept, but not sent', async () => {
    const { saver, bodies } = open(noNote);
    saver.write('x'.repeat(20 * 1024 + 1));
    await pass(60_000);
    expect(bodies()).toEqual([]);
    expect(saver.view().isSaved).toBe(false);
    expect(unsent()?.text).toHaveLength(20 * 1024 + 1);
  });

  it('is sent at once when it is closed', async () => {
    const { saver, bodies, close } = open(noNote, { [put]: note('Bye') });
    saver.write('Bye');
    close();
    await pass(0);
    expect(bodies()).toHaveLength(1);
    expect(unsent()).toBeNull();
  });
});

describe('a note that cannot be sent', () => {
  it.each([
    ['no connection', noAnswer],
    ['a busy server', refused(503, { message: 'Busy' })],
    ['too many saves', refused(429, { message: 'Too many' })],
  ])('is kept and sent again later: %s', async (_what, reply) => {
    const { saver, bodies, api } = open(noNote, { [put]: reply });
    saver.write('Kept');
    await pass(1_000);
    expect(saver.view()).toMatchObject({ isSaved: false, failure: expect.any(Error) });
    expect(unsent()).toMatchObject({ text: 'Kept', version: null });
    api.answer({ [put]: note('Kept') });
    await pass(10_000);
    expect(bodies()).toHaveLength(2);
    expect(saver.view()).toMatchObject({ isSaved: true, failure: null });
    expect(unsent()).toBeNull();
  });

  it('is sent as soon as the connection is back', async () => {
    const { saver, bodies, api } = open(noNote, { [put]: noAnswer });
    saver.write('Kept');
    await pass(1_000);
    api.answer({ [put]: note('Kept') });
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(bodies()).toHaveLength(2);
    expect(saver.view().isSaved).toBe(true);
  });

  it('is not sent again if it was refused, until it changes', async () => {
    const { saver, bodies } = open(noNote, { [put]: refused(400, { message: 'No' }) });
    saver.write('Bad');
    await pass(60_000);
    expect(bodies()).toHaveLength(1);
    saver.write('Better');
    await pass(1_000);
    expect(bodies()).toHaveLength(2);
  });

  it('is not sent again once it is closed', async () => {
    const { saver, bodies, close } = open(noNote, { [put]: noAnswer });
    saver.write('Kept');
    close();
    await pass(60_000);
    expect(bodies()).toHaveLength(1);
    expect(unsent()?.text).toBe('Kept');
  });

  it.each([
    ['was written', 'Kept'],
    ['was emptied', ''],
  ])('is sent when it is opened again: %s', async (_what, text) => {
    const first = open(note('Old'), { [put]: noAnswer });
    first.saver.write(text);
    first.close();
    await pass(0);
    const second = open(note('Old'), { [put]: text ? note(text, v2) : noNote });
    expect(second.saver.view()).toMatchObject({ text, isSaved: false, theirs: null });
    await pass(0);
    expect(second.bodies()).toEqual([{ content: text, version: v1 }]);
    expect(second.saver.view().isSaved).toBe(true);
    expect(unsent()).toBeNull();
  });

  it('can be edited even if the stored one did not load', async () => {
    keepUnsent(1, 5, { text: 'Kept', version: v1 ?? null, sent: null, at: 0 });
    const { saver, bodies } = open(null, { [put]: note('Kept', v2) });
    expect(saver.view()).toMatchObject({ text: 'Kept', isSaved: false });
    await pass(0);
    expect(bodies()).toEqual([{ content: 'Kept', version: v1 }]);
  });
});

describe('a note that another device has changed', () => {
  async function meet(theirs = note('Theirs', v2)) {
    const opened = open(note('Old', v1), { [put]: conflict, [get]: theirs });
    opened.saver.write('Mine');
    await pass(1_000);
    opened.api.answer({ [put]: ok(note('Done', v3)) });
    return opened;
  }

  it('is kept in both versions until the user decides', async () => {
    const { saver, bodies } = await meet();
    expect(saver.view()).toMatchObject({
      text: 'Mine',
      isSaved: false,
      theirs: note('Theirs', v2),
    });
    saver.write('Mine, too');
    await pass(60_000);
    expect(bodies()).toHaveLength(1);
    expect(unsent()).toMatchObject({ text: 'Mine, too', version: v1 });
    const later = open(note('Theirs', v2));
    expect(later.saver.view()).toMatchObject({ text: 'Mine, too', theirs: note('Theirs', v2) });
    await pass(60_000);
    expect(later.bodies()).toEqual([]);
  });

  it('becomes mine', async () => {
    const { saver, bodies, api } = await meet();
    api.answer({ [put]: note('Mine', v3) });
    saver.keepMine();
    await pass(0);
    expect(bodies()[1]).toEqual({ content: 'Mine', version: v2 });
    expect(saver.view()).toMatchObject({ text: 'Mine', isSaved: true, theirs: null });
  });

  it('becomes theirs', async () => {
    const { saver, bodies } = await meet();
    saver.keepTheirs();
    await pass(5_000);
    expect(bodies()).toHaveLength(1);
    expect(saver.view()).toMatchObject({ text: 'Theirs', isSaved: true, theirs: null });
    expect(unsent()).toBeNull();
  });

  it('becomes both', async () => {
    const both = 'Theirs\n\n---\n\nMine';
    const { saver, bodies, api } = await meet();
    api.answer({ [put]: note(both, v3) });
    saver.keepBoth();
    await pass(0);
    expect(bodies()[1]).toEqual({ content: both, version: v2 });
    expect(saver.view()).toMatchObject({ text: both, isSaved: true, theirs: null });
  });

  it('becomes mine even if it was deleted there', async () => {
    const { saver, bodies, api } = await meet(noNote);
    expect(saver.view().theirs).toEqual(noNote);
    api.answer({ [put]: note('Mine', v3) });
    saver.keepMine();
    await pass(0);
    expect(bodies()[1]).toEqual({ content: 'Mine', version: null });
  });

  it('is no conflict if both wrote the same', async () => {
    const { saver } = await meet(note('Mine', v2));
    expect(saver.view()).toMatchObject({ text: 'Mine', isSaved: true, theirs: null });
  });

  it('is no conflict if the change was its own, whose reply got lost', async () => {
    const { saver, api, bodies } = open(note('Old', v1), { [put]: noAnswer });
    saver.write('One');
    await pass(1_000);
    saver.write('One two');
    api.answer({ [put]: conflict, [get]: note('One', v2) });
    await pass(1_000);
    expect(saver.view()).toMatchObject({ text: 'One two', theirs: null });
    api.answer({ [put]: note('One two', v3) });
    await pass(1_000);
    expect(bodies().at(-1)).toEqual({ content: 'One two', version: v2 });
    expect(saver.view().isSaved).toBe(true);
  });
});

describe('unsent notes of other questions', () => {
  const old = { text: 'Kept', version: null, sent: null, at: 0 };
  const send = async (api: ScriptedApi) => {
    const saved: number[] = [];
    const onSaved = (questionId: number) => saved.push(questionId);
    await sendUnsentNotes({ api: api.client, userId: 1, except: 9, onSaved });
    return saved;
  };

  it('are sent, except those of others and those that may be open', async () => {
    vi.setSystemTime(1_000_000);
    for (const id of [5, 6, 9]) keepUnsent(1, id, old);
    keepUnsent(1, 7, { ...old, at: 990_000 });
    keepUnsent(2, 8, old);
    const api = new ScriptedApi({ [put]: note('Kept'), 'PUT /api/questions/6/note': noAnswer });
    expect(await send(api)).toEqual([5]);
    expect(api.requests).toHaveLength(2);
    expect(listUnsent(1).sort()).toEqual([6, 7, 9]);
    expect(listUnsent(2)).toEqual([8]);
  });

  it('stay if another device has changed them', async () => {
    vi.setSystemTime(1_000_000);
    keepUnsent(1, 5, old);
    const api = new ScriptedApi({ [put]: conflict, [get]: note('Theirs', v2) });
    expect(await send(api)).toEqual([]);
    expect(unsent()).toMatchObject({ text: 'Kept', version: null });
  });
});
