import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MeetingList as List } from '#shared/contracts/meeting.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { meetingText } from '../../../lib/meeting-text.ts';
import { meetingsQuery } from '../../../queries/meetings.ts';
import { nextStep } from './next-step.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type Entry = List['meetings'][number];

/** The user's rooms, newest first, each with what is to be done. */
export function MeetingList() {
  const query = useQuery(meetingsQuery(useApi()));
  const [removing, setRemoving] = useState<Entry | null>(null);
  return (
    <section className="mt-14 max-w-2xl border-rule border-t pt-6">
      <h2 className="mb-4 text-2xl">Your rooms</h2>
      <Loaded query={query} what="Your rooms" skeleton="h-24 w-full">
        {({ meetings }) =>
          meetings.length === 0 ? (
            <p className="text-ink-muted">
              Your rooms and their reports will be listed here for 90 days.
            </p>
          ) : (
            <ul className="divide-y divide-rule">
              {meetings.map((meeting) => (
                <Room key={meeting.id} meeting={meeting} onRemove={() => setRemoving(meeting)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <RemoveDialog meeting={removing} onClose={() => setRemoving(null)} />
    </section>
  );
}

function Room({ meeting, onRemove }: { meeting: Entry; onRemove: () => void }) {
  const { other, createdAt } = meeting;
  const { note, label, to } = nextStep(meeting);
  const name = meetingText(meeting);
  return (
    <li className="py-4">
      <p className="[overflow-wrap:anywhere]">
        <Link to={to} className="text-link">
          {name}
          {other && `, with ${other.name}`}
        </Link>
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-muted text-sm">
          <time dateTime={createdAt}>{calendarDay(createdAt)}</time>. {note}
        </p>
        <span className="flex items-center gap-4 text-sm">
          {label && (
            <Link to={to} className="text-link" aria-label={`${label}: ${name}`}>
              {label}
            </Link>
          )}
          <Button variant="secondary" aria-label={`Remove: ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </div>
    </li>
  );
}
