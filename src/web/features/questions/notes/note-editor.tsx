import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Note } from '#shared/contracts/stars-and-notes.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { noteQuery } from '../../../queries/notes.ts';
import { NoteForm } from './note-form.tsx';
import { readUnsent } from './unsent-notes.ts';

interface NoteEditorProps {
  questionId: number;
  userId: number;
  hasNote: boolean;
  autoFocus: boolean;
}

const noNote: Note = { content: '', version: null, updatedAt: null };

/** Loads the note, if there is one. An unsent one can be edited even if that fails. */
export default function NoteEditor({ hasNote, ...form }: NoteEditorProps) {
  const { questionId, userId } = form;
  // The initial value only: the note may then be written or deleted here.
  const [isStored] = useState(hasNote);
  const [unsent] = useState(() => readUnsent(userId, questionId));
  const { data, error, isFetching, refetch } = useQuery({
    ...noteQuery(useApi(), questionId),
    enabled: isStored || unsent !== null,
  });
  if (!isStored && !unsent) return <NoteForm {...form} stored={noNote} unsent={null} />;
  const stored = data ?? (unsent ? null : undefined);
  return (
    <Loaded
      // A cached, older version would only lead to a conflict.
      query={{ data: isFetching ? undefined : stored, error: isFetching ? null : error, refetch }}
      what="The note"
      skeleton="h-32 w-full"
    >
      {(note) => <NoteForm {...form} stored={note} unsent={unsent} />}
    </Loaded>
  );
}
