import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noAnswer, refused, ScriptedApi } from '#test/support/components/scripted-api.ts';
import { conflict, get, noNote, note, openNote, put, unsent, v1, v2 } from '#test/support/notes.ts';
import { stubBrowser } from '#test/support/stub-browser.ts';
import { sendUnsentNotes } from './send-unsent-notes.ts';
import { keepUnsent, listUnsent } from './unsent-notes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a note that cannot be sent', () => {
  it.each([
    ['no connection', noAnswer],
    ['a busy server', refused(503, { message: 'Busy' })],
    ['too many saves', refused(429, { message: 'Too many' })],
  ])('is kept and sent again later: %s', async (_what, reply) => {
    const { saver, bodies, api } = openNote(noNote, { [put]: reply });
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
    const { saver, bodies, api } = openNote(noNote, { [put]: noAnswer });
    saver.write('Kept');
    await pass(1_000);
    api.answer({ [put]: note('Kept') });
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(bodies()).toHaveLength(2);
    expect(saver.view().isSaved).toBe(true);
  });

  it('is not resent after a refusal until it changes', async () => {
    const { saver, bodies } = openNote(noNote, { [put]: refused(400, { message: 'No' }) });
    saver.write('Bad');
    await pass(60_000);
    expect(bodies()).toHaveLength(1);
    saver.write('Better');
    await pass(1_000);
    expect(bodies()).toHaveLength(2);
  });

  it('is not resent once closed', async () => {
    const { saver, bodies, close } = openNote(noNote, { [put]: noAnswer });
    saver.write('Kept');
    close();
    await pass(60_000);
    expect(bodies()).toHaveLength(1);
    expect(unsent()?.text).toBe('Kept');
  });

  it.each([
    ['was written', 'Kept'],
    ['was emptied', ''],
  ])('is sent when reopened: %s', async (_what, text) => {
    const first = openNote(note('Old'), { [put]: noAnswer });
    first.saver.write(text);
    first.close();
    await pass(0);
    const second = openNote(note('Old'), { [put]: text ? note(text, v2) : noNote });
    expect(second.saver.view()).toMatchObject({ text, isSaved: false, theirs: null });
    await pass(0);
    expect(second.bodies()).toEqual([{ content: text, version: v1 }]);
    expect(second.saver.view().isSaved).toBe(true);
    expect(unsent()).toBeNull();
  });

  it('can be edited even if the stored one did not load', async () => {
    keepUnsent(1, 5, { text: 'Kept', version: v1 ?? null, sent: null, at: 0 });
    const { saver, bodies } = openNote(null, { [put]: note('Kept', v2) });
    expect(saver.view()).toMatchObject({ text: 'Kept', isSaved: false });
    await pass(0);
    expect(bodies()).toEqual([{ content: 'Kept', version: v1 }]);
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

  it('are sent, except those of other users and those that may be open', async () => {
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

  it('are kept if another device has changed them', async () => {
    vi.setSystemTime(1_000_000);
    keepUnsent(1, 5, old);
    const api = new ScriptedApi({ [put]: conflict, [get]: note('Theirs', v2) });
    expect(await send(api)).toEqual([]);
    expect(unsent()).toMatchObject({ text: 'Kept', version: null });
  });
});
