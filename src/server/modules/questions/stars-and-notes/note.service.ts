import { randomUUID } from 'node:crypto';
import type { Note, NoteChange } from '#shared/contracts/stars-and-notes.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { holdQuestion, requireQuestion } from '../question-access/question-access.service.ts';
import { createNoteRepository, type NoteKey } from './note.repository.ts';

export type NoteService = ReturnType<typeof createNoteService>;

interface NoteDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Actor {
  id: number;
  isAdmin: boolean;
}

type StoredNote = Pick<Note, 'content'> & { version: string; updatedAt: Date };

const noNote: Note = { content: '', version: null, updatedAt: null };

/** One private note per user and question. Only its source is stored: browsers render it. */
export function createNoteService({ db, inTransaction, rateLimits, now }: NoteDeps) {
  async function save(
    transaction: Transaction,
    key: NoteKey,
    { content, version }: NoteChange,
  ): Promise<Note> {
    const repository = createNoteRepository(transaction.db);
    const stored = await repository.lock(key);
    // A repeated save, whose first reply was lost.
    if (content === (stored?.content ?? '')) return present(stored);
    if (version !== (stored?.version ?? null)) throw changedMeanwhile();
    if (content === '') {
      await repository.delete(key);
      return noNote;
    }
    const saved = { content, version: randomUUID(), updatedAt: now() };
    if (stored) await repository.update(key, saved);
    else if (!(await repository.insert({ ...key, ...saved, createdAt: saved.updatedAt }))) {
      // Another save came first, perhaps with the same text.
      return save(transaction, key, { content, version });
    }
    return present(saved);
  }

  return {
    async find(actor: Actor, questionId: number): Promise<Note> {
      const found = await createNoteRepository(db).find({ userId: actor.id, questionId });
      return present(requireQuestion(actor, found).note);
    },

    /** Refused if another version has been saved since the one that was changed. */
    async save(actor: Actor, questionId: number, change: NoteChange): Promise<Note> {
      await rateLimits.allow(change.version === null ? 'newNote' : 'note', String(actor.id));
      return inTransaction(async (transaction) => {
        await holdQuestion(transaction, actor, questionId);
        return save(transaction, { userId: actor.id, questionId }, change);
      });
    },
  };
}

function present(note: StoredNote | null): Note {
  if (!note) return noNote;
  const { content, version, updatedAt } = note;
  return { content, version, updatedAt: updatedAt.toISOString() };
}

const changedMeanwhile = () =>
  new AppError(409, 'CHANGED_MEANWHILE', 'This note was changed on another device.');
