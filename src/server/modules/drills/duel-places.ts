import { mostDuelPlayers, mostDuelPlayersOfNetwork } from '#shared/domain/drills.ts';
import type { Transaction } from '../../db/transaction.ts';
import { networkOf, siteOf } from '../../lib/network.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { alreadyPlayed, duelFull, networkFull } from './drill-errors.ts';
import { createDuelRepository } from './duel.repository.ts';
import { createRunRepository, type Run } from './run.repository.ts';

/** Differs between duels, so that browsers cannot be tracked across them. */
export const hashDevice = (duelId: string, device: string) => hashToken(`${duelId} ${device}`);
const hashNetwork = (duelId: string, ip: string) =>
  hashToken(`${duelId} ${siteOf(ip) ?? networkOf(ip)}`);

interface Challenged {
  actor: { id: number } | null;
  ip: string;
  deviceHash: Buffer | null;
  at: Date;
}

/**
 * Call with the duel locked. Refuses players who already have a run in it, and everybody when it
 * is full. Runs that ended without an answer do not count: their page may never have opened.
 */
export async function requirePlace(
  { db }: Transaction,
  duel: Run,
  { actor, ip, deviceHash, at }: Challenged,
): Promise<void> {
  const duels = createDuelRepository(db);
  const player = { userId: actor?.id ?? null, deviceHash };
  await duels.dropEmptyRuns(duel.id, player, at);
  if (await duels.hasRunOf(duel.id, player)) throw alreadyPlayed();
  const places = await duels.countPlaces(duel.id, hashNetwork(duel.id, ip));
  if (places.taken >= mostDuelPlayers) throw duelFull(mostDuelPlayers);
  if (places.ofNetwork >= mostDuelPlayersOfNetwork) throw networkFull(mostDuelPlayersOfNetwork);
}

/** Whether it is a run in somebody else's duel that has no place yet. */
export function mayTakePlace(run: Run): run is Run & { duelId: string } {
  return run.duelId !== null && run.duelId !== run.id && run.networkHash === null;
}

/**
 * Call with the duel locked. Players take a place with their first answer, so nobody can fill a
 * duel just by starting runs. If no place is left, the player continues alone.
 */
export async function takePlace({ db }: Transaction, run: Run, ip: string): Promise<void> {
  if (!mayTakePlace(run)) return;
  const { duelId } = run;
  const networkHash = hashNetwork(duelId, ip);
  const { taken, ofNetwork } = await createDuelRepository(db).countPlaces(duelId, networkHash);
  const isFree = taken < mostDuelPlayers && ofNetwork < mostDuelPlayersOfNetwork;
  await createRunRepository(db).update(
    run.id,
    isFree ? { networkHash } : { duelId: null, deviceHash: null },
  );
}
