import { violatedUniqueIndex } from '../../db/conflicts.ts';
import { AppError, notFound } from '../../lib/errors.ts';

/** The same whether something is missing or belongs to somebody else. */
export const drillNotFound = () => notFound('Drill not found');
export const runNotFound = () => notFound('Run not found');
export const duelNotFound = () => notFound("This duel doesn't exist or expired after 30 days.");

export const notFinished = () =>
  new AppError(409, 'NOT_FINISHED', 'Finish this run before starting a duel from it.');
export const alreadyPlayed = () =>
  new AppError(409, 'ALREADY_PLAYED', 'You are already in this duel.');

/** Concurrent requests cannot see each other's runs; the unique index can. */
export async function refusePlayed<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violatedUniqueIndex(error) === 'drill_runs_player_key' ? alreadyPlayed() : error;
  }
}

export const networkFull = (most: number) =>
  new AppError(
    409,
    'DUEL_FULL',
    `This duel already has ${most} players from your network, which is the limit.`,
  );
export const duelFull = (most: number) =>
  new AppError(409, 'DUEL_FULL', `This duel already has ${most} players, which is the limit.`);
