import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { largestText } from '#shared/domain/text-size.ts';
import { WritingArea } from '../../../components/composer/writing-area.tsx';
import { isRefusal } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { setHasNote } from '../../../queries/notes.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { NoteConflict } from './note-conflict.tsx';
import { NoteSaver, type NoteSaverOptions, type NoteView } from './note-saver.ts';

interface NoteFormProps extends Pick<NoteSaverOptions, 'stored' | 'unsent'> {
  questionId: number;
  userId: number;
  autoFocus: boolean;
}

/** Saves automatically: there is no button. */
export function NoteForm({ autoFocus, ...note }: NoteFormProps) {
  const saver = useNoteSaver(note);
  const view = useSyncExternalStore(saver.subscribe, saver.view, saver.view);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) form.current?.scrollIntoView({ block: 'nearest' });
  }, [autoFocus]);
  return (
    <div ref={form} className="scroll-my-4">
      {view.theirs && (
        <NoteConflict
          theirs={view.theirs.content}
          onKeepMine={() => saver.keepMine()}
          onKeepTheirs={() => saver.keepTheirs()}
          onKeepBoth={() => saver.keepBoth()}
        />
      )}
      <WritingArea
        label="Only you can see this note"
        text={view.text}
        onText={(text) => saver.write(text)}
        onBlur={() => void saver.send()}
        largestBytes={largestText.note}
        error={refusalOf(view)}
        note={stateOf(view)}
        autoFocus={autoFocus}
      />
    </div>
  );
}

function useNoteSaver({ questionId, userId, stored, unsent }: Omit<NoteFormProps, 'autoFocus'>) {
  const api = useApi();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const [saver] = useState(
    () =>
      new NoteSaver({
        api,
        userId,
        questionId,
        stored,
        unsent,
        onSaved: ({ version }) =>
          setHasNote(queries, api, { questionId, hasNote: version !== null }),
        onFailure: checkSession,
      }),
  );
  useEffect(() => saver.open(), [saver]);
  return saver;
}

function refusalOf({ failure }: NoteView): string | undefined {
  return failure && isRefusal(failure) ? failureText(failure) : undefined;
}

function stateOf({ text, isSaved, failure, theirs }: NoteView): string {
  if (isSaved) return text.trim() === '' ? '' : 'Saved';
  if (failure || theirs) return 'Not saved yet. Your text is kept in this browser.';
  return 'Not saved yet';
}
