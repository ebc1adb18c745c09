import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { setHasNote } from '../../../queries/notes.ts';
import { listUnsent } from './unsent-notes.ts';

const loadEditor = () => import('./note-editor.tsx');

// The editor loads when the note is opened.
const NoteEditor = lazyPart(loadEditor, 'The note');

interface NoteSectionProps {
  questionId: number;
  userId: number;
  hasNote: boolean;
}

/** The reader's own note, collapsed. A note that has not been sent yet opens by itself. */
export default function NoteSection({ questionId, userId, hasNote }: NoteSectionProps) {
  const api = useApi();
  const queries = useQueryClient();
  const id = useId();
  const [opened, setOpened] = useState<'by reader' | 'by itself' | null>(null);
  const resume = useEffectEvent(async () => {
    const unsent = listUnsent(userId);
    if (unsent.includes(questionId)) setOpened('by itself');
    if (unsent.length === 0) return;
    const { sendUnsentNotes } = await import('./send-unsent-notes.ts');
    await sendUnsentNotes({
      api,
      userId,
      except: questionId,
      onSaved: (other, { version }) =>
        setHasNote(queries, api, { questionId: other, hasNote: version !== null }),
    });
  });
  useEffect(() => {
    // If the code fails to load, a later page tries again.
    void resume().catch(() => {});
  }, []);
  const prefetch = () => void loadEditor().catch(() => {});
  return (
    <section aria-label="Your note" className="needs-scripts">
      <LiveButton
        className="group inline-flex min-h-9 items-center gap-1.5 font-medium text-sm"
        aria-expanded={opened !== null}
        aria-controls={id}
        onClick={() => setOpened(opened ? null : 'by reader')}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {hasNote || opened ? 'Your note' : 'Add a note'}
        <ChevronDownIcon className="text-ink-muted group-aria-expanded:rotate-180" />
      </LiveButton>
      <div id={id} className="mt-2 empty:hidden">
        {opened && (
          <Suspense fallback={<Spinner />}>
            <NoteEditor
              questionId={questionId}
              userId={userId}
              hasNote={hasNote}
              autoFocus={opened === 'by reader'}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
