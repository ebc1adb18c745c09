import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { MeetingWatch } from '../run-command.ts';
import { type ChangePairDeps, giveUpPair } from './change-pair.ts';
import { createPairRepository } from './pair.repository.ts';

interface AttendanceDeps extends ChangePairDeps {
  db: Database;
  inTransaction: RunInTransaction;
}

/** Which of a pair come to their room. */
export function createAttendanceService(deps: AttendanceDeps): MeetingWatch {
  const { db, inTransaction, now } = deps;

  return {
    opened: (meetingId, userId) => createPairRepository(db).setCame(meetingId, userId, now()),

    /** Ending the room before the start is canceling, unless both are there early. */
    async left(meetingId, userId) {
      if (!(await createPairRepository(db).find({ meetingId }, userId))) return;
      await inTransaction(async (transaction) => {
        const pairs = createPairRepository(transaction.db);
        await pairs.hold();
        const pair = await pairs.find({ meetingId }, userId);
        if (pair?.outcome !== 'planned' || now() >= pair.startsAt) return;
        const people = await pairs.listPeople([pair.id]);
        if (people.every(({ cameAt }) => cameAt !== null)) return;
        await giveUpPair(deps, transaction, pair, userId);
      });
    },
  };
}
