import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Note } from '#shared/contracts/keeping.ts';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { noteQuery } from '../../../queries/notes.ts';
import { useNoteSessionEndOf } from '../../../queries/session-changes.ts';
import { NoteForm } from './note-form.tsx';
import { readUnsent } from './unsent-notes.ts';

export interface NoteEditorProps {
  questionId: number;
  userId: number;
  hasNote: boolean;
  autoFocus: boolean;
}

const noNote: Note = { content: '', version: null, updatedAt: null };

/** Loads the note, if there is one. An unsent one can be edited even if that fails. */
export default function NoteEditor({ hasNote, ...form }: NoteEditorProps) {
  const { questionId, userId } = form;
  // Only at first: the note may be written or deleted here.
  const [isStored] = useState(hasNote);
  const [unsent] = useState(() => readUnsent(userId, questionId));
  const { data, error, isFetching, refetch } = useQuery({
    ...noteQuery(useApi(), questionId),
    enabled: isStored || unsent !== null,
  });
  useNoteSessionEndOf(error);
  if (!isStored && !unsent) return <NoteForm {...form} stored={noNote} unsent={null} />;
  if (isFetching) return <Skeleton className="h-32 w-full" />;
  if (data || unsent) return <NoteForm {...form} stored={data ?? null} unsent={unsent} />;
  return (
    <RetryNotice
      title="The note could not be loaded."
      text={error ? failureText(error, 'Please try again.') : undefined}
      onRetry={() => void refetch()}
    />
  );
}
