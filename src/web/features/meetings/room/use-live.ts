import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import type { MeetingEvent } from '#shared/contracts/meeting-pad.ts';
import type { Half } from '#shared/domain/meetings.ts';
import { callUrl } from '../../../lib/api-call.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/app-context.ts';
import { LiveStream } from '../../../lib/live-stream.ts';
import { useToast } from '../../../lib/toast.ts';
import { noteRevision, refreshMeeting } from '../../../queries/meetings.ts';
import { Pad } from './pad.ts';
import type { PadState } from './pad-sender.ts';

type Data<Name extends MeetingEvent['name']> = Extract<MeetingEvent, { name: Name }>['data'];

const halves = [1, 2] as const;

/** What connects a room with its other person: the stream, and the pads. */
export function useLive({ id, half }: MeetingState) {
  const api = useApi();
  const queries = useQueryClient();
  const [pads] = useState(() => openPads(api, id));
  const [stream] = useState(
    () =>
      new LiveStream({
        urlAfter: (lastId) =>
          callUrl('GET /api/meetings/:id/stream', {
            params: { id },
            // The pad of a half that is over is no longer on screen.
            query: { after: lastId ?? `${half}.0` },
          }),
        on: {
          state: (text) => {
            const { revision }: Data<'state'> = JSON.parse(text);
            noteRevision(queries, id, revision);
          },
          pad: (text) => {
            const data: Data<'pad'> = JSON.parse(text);
            pads[data.half].receive(data.updates);
          },
        },
      }),
  );
  useEffect(() => stream.open(), [stream]);
  useEffect(() => {
    const close = halves.map((one) => pads[one].sender.open());
    return () => {
      for (const closeOne of close) closeOne();
    };
  }, [pads]);
  useLateNotice(pads);

  const connection = useSyncExternalStore(stream.subscribe, stream.state, stream.state);
  useEffect(() => {
    // Whoever has signed out meanwhile is told so.
    if (connection === 'lost') void refreshMeeting(queries, id);
  }, [connection, queries, id]);
  const pad = pads[half];
  const { sender } = pad;
  const padState = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  return {
    pad,
    padState,
    isLost: connection === 'lost' || padState === 'offline',
    isEnded: connection === 'ended',
    useThisTab: () => stream.connect(),
    /** What was typed last must be there before a half or the meeting ends. */
    flush: () => sender.flush(),
  };
}

export type Live = ReturnType<typeof useLive>;

function openPads(api: ApiClient, id: string): Record<Half, Pad> {
  const open = (half: Half) =>
    new Pad({
      meetingId: id,
      half,
      send: (update) =>
        api.call('POST /api/meetings/:id/pad', { params: { id }, body: { half, update } }),
    });
  return { 1: open(1), 2: open(2) };
}

function useLateNotice(pads: Record<Half, Pad>): void {
  const notify = useToast();
  const { sender } = pads[1];
  const state: PadState = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  useEffect(() => {
    if (state !== 'closed') return;
    notify({
      title: 'The pad was closed',
      description: 'What you wrote last came too late to be added.',
      tone: 'destructive',
    });
  }, [state, notify]);
}
