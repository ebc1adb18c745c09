import type { AppDeps } from './app-deps.ts';
import { openDatabase } from './db/client.ts';
import { transactionsOn } from './db/transaction.ts';
import { openAccounts } from './modules/accounts/room.ts';
import { openBilling } from './modules/billing/room.ts';
import { openDiscussions } from './modules/discussions/room.ts';
import { openDrills } from './modules/drills/room.ts';
import { openGround } from './modules/ground/room.ts';
import { openInterviews } from './modules/interviews/room.ts';
import { openMeetings } from './modules/meetings/room.ts';
import { openPractice } from './modules/practice/room.ts';
import { openQuestions } from './modules/questions/room.ts';
import { openSite } from './modules/site/room.ts';

/** Every room with what it needs from those below, bottom to top. */
export function openRooms(appDeps: AppDeps) {
  const { pool, config } = appDeps;
  const db = openDatabase(pool);
  const deps = { ...appDeps, db, inTransaction: transactionsOn(pool), appUrl: config.appUrl };

  const ground = openGround(deps);
  const billing = openBilling(deps, ground.services);
  const accounts = openAccounts(deps, { ...ground.services, ...billing.services });
  // The search finds drills, which the questions otherwise know nothing of.
  const drills = openDrills(deps, ground.services);
  const questions = openQuestions(deps, {
    ...ground.services,
    drillDirectory: drills.services.drillPresets,
  });
  const below = {
    ...ground.services,
    ...billing.services,
    ...accounts.services,
    ...questions.services,
  };
  const practice = openPractice(deps, below);
  const interviews = openInterviews(deps, { ...below, ...practice.services });
  const meetings = openMeetings(deps, { ...below, ...practice.services });
  const discussions = openDiscussions(deps, below);
  const site = openSite(deps, { ...below, ...practice.services, ...discussions.services });
  return {
    ground,
    billing,
    accounts,
    questions,
    practice,
    drills,
    interviews,
    meetings,
    discussions,
    site,
  };
}
