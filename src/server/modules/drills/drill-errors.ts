import { violatedUniqueIndex } from '../../db/conflicts.ts';
import { AppError, notFound } from '../../lib/errors.ts';

/** The same for what is missing and for what belongs to somebody else. */
export const drillNotFound = () => notFound('Drill not found');
export const runNotFound = () => notFound('Run not found');
export const duelNotFound = () => notFound('This duel does not exist, or its 30 days are over.');

export const notFinished = () =>
  new AppError(409, 'NOT_FINISHED', 'Finish the run first: a duel is about its items.');
export const alreadyPlayed = () =>
  new AppError(409, 'ALREADY_PLAYED', 'You are already in this duel.');

/** Two requests at once cannot see each other's run; the index does. */
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
    `${most} players from your network are in this duel, which is the limit.`,
  );
export const duelFull = (most: number) =>
  new AppError(409, 'DUEL_FULL', `This duel already has ${most} players, which is the limit.`);
