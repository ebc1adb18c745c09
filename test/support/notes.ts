import type { Note } from '#shared/contracts/stars-and-notes.ts';
import { NoteSaver } from '#web/features/questions/notes/note-saver.ts';
import { readUnsent } from '#web/features/questions/notes/unsent-notes.ts';
import { refused, ScriptedApi } from './components/scripted-api.ts';

export const get = 'GET /api/questions/5/note';
export const put = 'PUT /api/questions/5/note';
export const [v1, v2, v3] = [1, 2, 3].map((n) => `0194d1b2-0000-7000-8000-00000000000${n}`);
export const note = (content: string, version: string | null = v1 ?? null): Note => ({
  content,
  version,
  updatedAt: version && '2026-03-01T09:00:00.000Z',
});
export const noNote = note('', null);
export const conflict = refused(409, { message: 'Changed', code: 'CHANGED_MEANWHILE' });

export const unsent = () => readUnsent(1, 5);

/** An open note. */
export function openNote(stored: Note | null, script: Record<string, unknown> = {}) {
  const api = new ScriptedApi(script);
  const saved: Note[] = [];
  const saver = new NoteSaver({
    api: api.client,
    userId: 1,
    questionId: 5,
    stored,
    unsent: unsent(),
    onSaved: (latest) => saved.push(latest),
  });
  const close = saver.open();
  const bodies = () => api.bodies(put);
  return { api, saver, saved, close, bodies };
}
