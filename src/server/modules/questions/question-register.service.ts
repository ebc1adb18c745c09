import { setImmediate } from 'node:timers/promises';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import { keepUntilChange } from '../../db/keep-until-change.ts';
import { loadRegister } from './question-register.repository.ts';
import { QuestionRegister } from './question-register.ts';

interface RegisterDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
}

/** Which questions there are, hidden ones too, as of the last change. */
export function createQuestionRegister({ db, changes }: RegisterDeps) {
  const kept = keepUntilChange({ changes, topics: ['questions'], most: 1 }, async () => {
    const columns = await loadRegister(db);
    // Others have waited while so much was read: their turn.
    await setImmediate();
    return new QuestionRegister(columns);
  });
  return () => kept('all');
}
