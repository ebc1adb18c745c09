import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noAnswer, ok } from '#test/support/components/scripted-api.ts';
import {
  conflict,
  get,
  noNote,
  note,
  openNote,
  put,
  unsent,
  v1,
  v2,
  v3,
} from '#test/support/notes.ts';
import { stubBrowser } from '#test/support/stub-browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a note', () => {
  it('is sent once after a pause in typing', async () => {
    const { saver, saved, bodies } = openNote(noNote, { [put]: note('Hello') });
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

  it('is not sent if unchanged', async () => {
    const { saver, bodies } = openNote(note('Hello'));
    saver.write('Hello you');
    saver.write('Hello ');
    await pass(5_000);
    expect(bodies()).toEqual([]);
    expect(saver.view().isSaved).toBe(true);
    expect(unsent()).toBeNull();
  });

  it('is sent again, with its new version, if it changes while being sent', async () => {
    const { saver, bodies, api } = openNote(noNote, { [put]: note('One', v1) });
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

  it('is kept but not sent if too long', async () => {
    const { saver, bodies } = openNote(noNote);
    saver.write('x'.repeat(20 * 1024 + 1));
    await pass(60_000);
    expect(bodies()).toEqual([]);
    expect(saver.view().isSaved).toBe(false);
    expect(unsent()?.text).toHaveLength(20 * 1024 + 1);
  });

  it('is sent immediately when closed', async () => {
    const { saver, bodies, close } = openNote(noNote, { [put]: note('Bye') });
    saver.write('Bye');
    close();
    await pass(0);
    expect(bodies()).toHaveLength(1);
    expect(unsent()).toBeNull();
  });
});

describe('a note that another device has changed', () => {
  async function meet(theirs = note('Theirs', v2)) {
    const opened = openNote(note('Old', v1), { [put]: conflict, [get]: theirs });
    opened.saver.write('Mine');
    await pass(1_000);
    opened.api.answer({ [put]: ok(note('Done', v3)) });
    return opened;
  }

  it('keeps both versions until the user decides', async () => {
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
    const later = openNote(note('Theirs', v2));
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

  it('is no conflict if both wrote the same text', async () => {
    const { saver } = await meet(note('Mine', v2));
    expect(saver.view()).toMatchObject({ text: 'Mine', isSaved: true, theirs: null });
  });

  it('is no conflict if the change was our own save whose reply got lost', async () => {
    const { saver, api, bodies } = openNote(note('Old', v1), { [put]: noAnswer });
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
