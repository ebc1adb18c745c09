import type { Note } from '#shared/contracts/stars-and-notes.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { NoteSaver } from './note-saver.ts';
import { listUnsent, readUnsent } from './unsent-notes.ts';

/** Until then it may still be open in another tab, which sends it itself. */
const settledAfterMs = 60_000;

interface Sender {
  api: ApiClient;
  userId: number;
  /** The question whose note is sent by its own editor. */
  except: number;
  onSaved: (questionId: number, note: Note) => void;
}

/** Sends the notes that could not be sent when they were written. Conflicts wait for the editor. */
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
