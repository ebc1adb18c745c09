import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { InterviewerState } from '#shared/contracts/meeting.ts';
import { longestMeetingNotes } from '#shared/domain/meetings.ts';
import { TextArea } from '../../../components/ui/input.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { dropFromTab, readFromTab, storeInTab } from '../../../lib/tab-storage.ts';
import { TypedSaver } from '../../../lib/typed-saver.ts';

const stateTexts = {
  saved: 'Saved',
  unsaved: 'Saving…',
  offline: 'Not saved yet. Your notes are kept here.',
} as const;

/** What the interviewer writes down for themselves, saved as it is typed. */
export function PrivateNotes({ meeting: { id, half, notes } }: { meeting: InterviewerState }) {
  const api = useApi();
  const fieldId = useId();
  const key = `martingale_room_notes_${id}_${half}`;
  const [kept] = useState(() => readFromTab(key));
  const [text, setText] = useState(typeof kept === 'string' ? kept : notes);
  const [isTouched, setTouched] = useState(false);
  const [saver] = useState(
    () =>
      new TypedSaver<string>({
        save: (_, typed) =>
          api.call('PUT /api/meetings/:id/notes/:half', {
            params: { id, half },
            body: { notes: typed },
          }),
        onRefused: () => {},
        kept: new Map(typeof kept === 'string' ? [[half, kept]] : []),
        keep: (unsaved) => {
          const typed = unsaved.get(half);
          if (typed === undefined) dropFromTab(key);
          else storeInTab(key, typed);
        },
      }),
  );
  useEffect(() => saver.open(), [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);

  return (
    <section id="notes" aria-labelledby={`${fieldId}-title`} className="min-w-0 scroll-mt-28">
      <h2 id={`${fieldId}-title`} className="mb-1 text-xl">
        Private notes
      </h2>
      <p id={`${fieldId}-hint`} className="mb-3 text-ink-muted text-sm">
        Nobody else ever sees them. You find them in your report.
      </p>
      <TextArea
        aria-labelledby={`${fieldId}-title`}
        aria-describedby={`${fieldId}-hint`}
        rows={6}
        maxLength={longestMeetingNotes}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setTouched(true);
          saver.set(half, event.currentTarget.value);
        }}
      />
      <p role="status" className="mt-1 min-h-6 text-ink-muted text-sm">
        {(isTouched || state !== 'saved') && stateTexts[state]}
      </p>
    </section>
  );
}
