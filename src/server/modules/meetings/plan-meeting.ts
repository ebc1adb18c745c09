import { randomUUID } from 'node:crypto';
import { openHours } from '#shared/domain/meetings.ts';
import type { Database } from '../../db/client.ts';
import { createToken, hashToken } from '../../lib/secret-token.ts';
import { createMeetingRepository, type Meeting } from './meeting.repository.ts';

interface Plan extends Pick<Meeting, 'role' | 'level' | 'minutes'> {
  /** The first one interviews first. */
  people: readonly [number, number];
  startsAt: Date;
  now: Date;
}

const hour = 3_600_000;

/** Opens a room for two users and a later time. Nobody gets its link, since both are in it. */
export async function planMeeting(
  db: Database,
  { people, startsAt, now, ...wanted }: Plan,
): Promise<string> {
  const meetings = createMeetingRepository(db);
  const id = randomUUID();
  const row = {
    ...wanted,
    id,
    linkHash: hashToken(createToken()),
    firstInterviewer: 1,
    phase: 'ready',
    createdAt: now,
    expiresAt: new Date(startsAt.getTime() + openHours * hour),
  } as const;
  await meetings.insert(row, people[0]);
  await meetings.addPerson(id, { place: 2, userId: people[1] });
  return id;
}
