import type { MeetingEvent, PadReplay, PadUpdate } from '#shared/contracts/meeting-pad.ts';
import { padPlacePattern } from '#shared/contracts/meeting-pad.ts';
import type { Half } from '#shared/domain/meetings.ts';
import { canWritePad } from '#shared/policies/meetings.ts';
import type { Database } from '../../db/client.ts';
import type { LiveFeed } from '../../db/live-feed.ts';
import { hashToken } from '../../lib/secret-token.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import { type Caller, phaseAt } from './load-meeting.ts';
import { meetingNotFound, padClosed, padFull } from './meeting-errors.ts';
import { createPadRepository, type Key, type PadPlace } from './pad.repository.ts';
import type { Meetings } from './run-command.ts';
import { topicOf } from './settle-meeting.ts';

interface PadDeps {
  db: Database;
  live: Pick<LiveFeed, 'announce'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  meetingCommands: Pick<Meetings, 'find'>;
  now: () => Date;
}

/** At most 64 kB each, mostly some bytes. */
const mostAtOnce = 200;
const start: PadPlace = { half: 1, number: 0 };

export type PadService = ReturnType<typeof createPadService>;

/** What both type and draw. The updates are kept and passed on, never read. */
export function createPadService(deps: PadDeps) {
  const { db, live, rateLimits, meetingCommands, now } = deps;
  const pads = createPadRepository(db);

  return {
    async append(
      caller: Caller,
      meetingId: string,
      { half, update }: PadUpdate,
      ip: string,
    ): Promise<{ place: string }> {
      await rateLimits.allow('meetingPad', caller.actor ? String(caller.actor.id) : ip);
      const addition = { half, bytes: Buffer.from(update, 'base64'), at: now() };
      const number = await pads.append(meetingId, keyOf(caller), addition);
      if (number === null) throw await whyRefused(caller, meetingId, half);
      live.announce(topicOf(meetingId));
      return { place: writePlace({ half, number }) };
    },

    /** Reads on from a place, as one of the two; null once they are not any more. */
    follow(caller: Caller, meetingId: string, after: string | null) {
      let place = readPlace(after) ?? start;
      let known = 0;
      return async () => {
        const found = await pads.listNew(meetingId, keyOf(caller), place, mostAtOnce);
        if (!found) return null;
        const updates = found.rows.flatMap(({ half, number, bytes }) =>
          half && number && bytes ? [{ half, number, update: bytes.toString('base64') }] : [],
        );
        place = updates.at(-1) ?? place;
        const isChanged = found.revision > known;
        known = found.revision;
        const state = { name: 'state', data: { revision: known } } as const;
        const events: MeetingEvent[] = [...(isChanged ? [state] : []), ...toEvents(updates)];
        return { events, isMore: updates.length === mostAtOnce };
      };
    },

    async replay(caller: Caller, meetingId: string, after: PadPlace): Promise<PadReplay> {
      const { halves } = await meetingCommands.find(caller, meetingId);
      const startedAt = halves.find(({ half }) => half === after.half)?.startedAt;
      const rows = await pads.listAfter(meetingId, after, mostAtOnce);
      const zero = startedAt ?? rows[0]?.at ?? now();
      return {
        updates: rows.map(({ number, bytes, at }) => ({
          number,
          at: at.getTime() - zero.getTime(),
          update: Buffer.from(bytes).toString('base64'),
        })),
        isLast: rows.length < mostAtOnce,
      };
    },
  };

  async function whyRefused(caller: Caller, meetingId: string, half: Half) {
    const standing = await meetingCommands.find(caller, meetingId);
    const phase = phaseAt(standing, now());
    if (!canWritePad(half, { phase, half: standing.meeting.half })) return padClosed();
    const pad = standing.halves.find((own) => own.half === half);
    return pad ? padFull() : meetingNotFound();
  }
}

function keyOf({ actor, guestToken }: Caller): Key {
  return {
    userId: actor?.id ?? null,
    guestHash: guestToken === null ? null : hashToken(guestToken),
  };
}

/** One event for each half, as the id of an event is where its updates end. */
function toEvents(updates: readonly (PadPlace & { update: string })[]): MeetingEvent[] {
  return [...Map.groupBy(updates, ({ half }) => half)].flatMap(([half, own]) => {
    const last = own.at(-1);
    if (!last) return [];
    const data = { half, updates: own.map(({ update }) => update) };
    return [{ name: 'pad', id: writePlace(last), data } as const];
  });
}

const writePlace = ({ half, number }: PadPlace) => `${half}.${number}`;

function readPlace(text: string | null): PadPlace | null {
  const [, half, number] = padPlacePattern.exec(text ?? '') ?? [];
  return half ? { half: half === '1' ? 1 : 2, number: Number(number) } : null;
}
