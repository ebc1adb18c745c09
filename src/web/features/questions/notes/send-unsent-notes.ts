import type { Note } from '#shared/contracts/stars-and-notes.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { NoteSaver } from './note-saver.ts';
import { listUnsent, readUnsent } from './unsent-notes.ts';

/** Until then, it may still be open in another tab, which will send it. */
const settledAfterMs = 60_000;

interface Sender {
  api: ApiClient;
  userId: number;
  /** A question to skip: its own editor sends the note. */
  except: number;
  onSaved: (questionId: number, note: Note) => void;
}

/** Sends notes that could not be sent when they were written. Conflicts wait for the editor. */
export async function sendUnsentNotes({ api, userId, except, onSaved }: Sender): Promise<void> {
  for (const questionId of listUnsent(userId)) {
    const unsent = readUnsent(userId, questionId);
    if (!unsent || questionId === except || Date.now() - unsent.at < settledAfterMs) continue;
    const saver = new NoteSaver({
      api,
      userId,
      questionId,
      stored: null,
      unsent,
      onSaved: (note) => onSaved(questionId, note),
    });
    await saver.send();
  }
}
