import { randomUUID } from 'node:crypto';
import type {
  JoinMeeting,
  MeetingInvitation,
  MeetingList,
  NewMeeting,
} from '#shared/contracts/meeting.ts';
import { openHours } from '#shared/domain/meetings.ts';
import { AppError, notSignedIn } from '../../lib/errors.ts';
import { createToken, hashToken, isToken } from '../../lib/secret-token.ts';
import { createFeedbackRepository } from './feedback.repository.ts';
import { listMeetings } from './list-meetings.ts';
import { type Caller, loadMeeting, phaseAt, placeOf } from './load-meeting.ts';
import { createMeetingRepository } from './meeting.repository.ts';
import { linkNotFound, meetingFull, meetingNotFound } from './meeting-errors.ts';
import { chosen } from './present-state.ts';
import type { CommandDeps, Meetings } from './run-command.ts';
import { endHalf, saveMeeting } from './settle-meeting.ts';

interface MeetingDeps extends CommandDeps {
  meetingCommands: Meetings;
}

type User = NonNullable<Caller['actor']>;

/** Someone at the door, who may have a guest's cookie for this room. */
export interface Visiting {
  actor: Caller['actor'];
  guestTokenOf: (meetingId: string) => string | null;
}

/** A new guest gets a token for their cookie. */
interface Joined {
  id: string;
  guestToken: string | null;
}

const hour = 3_600_000;

export type MeetingService = ReturnType<typeof createMeetingService>;

/** Opening rooms, coming in by the link, and the list of those one was in. */
export function createMeetingService(deps: MeetingDeps) {
  const { db, inTransaction, rateLimits, now } = deps;
  const meetings = createMeetingRepository(db);

  /** With the host still there. A wrong link, an old one and one to a closed room look the same. */
  async function findInvited(token: string, own = db) {
    const byLink = isToken(token)
      ? await createMeetingRepository(own).findByLink(hashToken(token))
      : null;
    const loaded = await loadMeeting(own, byLink);
    const host = loaded?.people.find(({ place }) => place === 1)?.username;
    if (!loaded || !host) throw linkNotFound();
    return { ...loaded, host };
  }

  return {
    async create({ id: userId }: User, { seat, ...wanted }: NewMeeting) {
      await rateLimits.allow('openMeeting', String(userId));
      const token = createToken();
      const createdAt = now();
      const row = {
        ...wanted,
        id: randomUUID(),
        linkHash: hashToken(token),
        firstInterviewer: seat === 'interviewer' ? 1 : 2,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + openHours * hour),
      } as const;
      await inTransaction(({ db: own }) => createMeetingRepository(own).insert(row, userId));
      return { id: row.id, token };
    },

    /** The stored hash cannot be shown again, so a lost link is replaced. */
    async renewLink(actor: User, meetingId: string): Promise<{ token: string }> {
      const caller = { actor, guestToken: null };
      const { place, people } = await deps.meetingCommands.find(caller, meetingId);
      if (place !== 1 || people.length > 1) throw meetingFull();
      await rateLimits.allow('openMeeting', String(actor.id));
      const token = createToken();
      await meetings.update(meetingId, { linkHash: hashToken(token) });
      return { token };
    },

    async invitation(visiting: Visiting, token: string): Promise<MeetingInvitation> {
      const { host, ...loaded } = await findInvited(token);
      const { meeting, people } = loaded;
      const isIn = placeOf(people, callerIn(visiting, meeting.id)) !== null;
      if (!isIn && phaseAt(loaded, now()) === 'finished') throw linkNotFound();
      const needsAccount = meeting.firstInterviewer === 2;
      return {
        ...chosen(meeting),
        host,
        seat: needsAccount ? 'interviewer' : 'candidate',
        needsAccount,
        id: isIn ? meeting.id : null,
        isFull: !isIn && people.length > 1,
      };
    },

    async join(visiting: Visiting, { token, name }: JoinMeeting, ip: string): Promise<Joined> {
      const { actor } = visiting;
      await rateLimits.allow('joinMeeting', actor ? String(actor.id) : ip);
      return inTransaction(async (transaction) => {
        const own = createMeetingRepository(transaction.db);
        const invited = await findInvited(token, transaction.db);
        const { id } = invited.meeting;
        const loaded = await loadMeeting(transaction.db, await own.lock(id));
        if (!loaded) throw linkNotFound();
        const { meeting, people } = loaded;
        if (placeOf(people, callerIn(visiting, id)) !== null) return { id, guestToken: null };
        if (phaseAt(loaded, now()) === 'finished') throw linkNotFound();
        if (people.length > 1) throw meetingFull();
        const isUser = actor !== null;
        if (!isUser && meeting.firstInterviewer === 2) throw mustSignIn();
        if (!isUser && name === null) throw nameNeeded();
        const guestToken = isUser ? null : createToken();
        await own.addPerson(id, {
          place: 2,
          userId: actor?.id ?? null,
          ...(guestToken && { guestName: name, guestHash: hashToken(guestToken) }),
        });
        await saveMeeting(deps, transaction, id, { phase: 'ready' });
        return { id, guestToken };
      });
    },

    async list({ id: userId }: User): Promise<MeetingList> {
      const rows = await meetings.listOf(userId);
      const ids = rows.map(({ id }) => id);
      const [people, halves, feedback] = await Promise.all([
        meetings.listPeople(ids),
        meetings.listHalves(ids),
        createFeedbackRepository(db).list(ids),
      ]);
      const all = { rows, people, halves, feedback };
      return { meetings: listMeetings(all, { userId, now: now() }) };
    },

    /** The other one keeps the rest. Nobody is left: it is deleted. */
    async remove(actor: User, meetingId: string): Promise<void> {
      await inTransaction(async (transaction) => {
        const own = createMeetingRepository(transaction.db);
        const loaded = await loadMeeting(transaction.db, await own.lock(meetingId));
        const place = loaded && placeOf(loaded.people, { actor, guestToken: null });
        if (!loaded || place === null) throw meetingNotFound();
        await endHalf(deps, transaction, loaded, now());
        await own.forgetUser(meetingId, place, actor.id);
        await saveMeeting(deps, transaction, meetingId, { phase: 'finished' });
        const isSomeoneLeft = loaded.people.some(
          (person) =>
            person.place !== place && (person.userId !== null || person.guestName !== null),
        );
        if (!isSomeoneLeft) await own.delete(meetingId);
      });
      await deps.watch.left(meetingId, actor.id);
    },
  };
}

const callerIn = ({ actor, guestTokenOf }: Visiting, meetingId: string): Caller => ({
  actor,
  guestToken: guestTokenOf(meetingId),
});

const mustSignIn = () =>
  notSignedIn('Please sign in to join: you will interview first, which takes an account.');

function nameNeeded(): AppError {
  const message = 'Please enter your name';
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { name: message } });
}
