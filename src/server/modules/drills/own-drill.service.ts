import { isDeepStrictEqual } from 'node:util';
import type { OwnPreset, OwnPresetText, SharedPreset } from '#shared/contracts/drill.ts';
import { mostOwnPresets } from '#shared/domain/drills.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import type { Database } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { AppError, notSignedIn } from '../../lib/errors.ts';
import { createToken, isToken } from '../../lib/secret-token.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import { drillNotFound } from './drill-errors.ts';
import { createOwnDrillRepository, type OwnDrill } from './own-drill.repository.ts';

export type OwnDrillService = ReturnType<typeof createOwnDrillService>;

interface OwnDrillDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Owner {
  id: number;
}

type Repository = ReturnType<typeof createOwnDrillRepository>;

/** Drills that users create for themselves. To anybody else, they do not exist. */
export function createOwnDrillService({ db, inTransaction, rateLimits, now }: OwnDrillDeps) {
  const repository = createOwnDrillRepository(db);

  async function read(owner: Owner, drillId: number): Promise<OwnPreset> {
    const own = await repository.listOwn(owner.id);
    const drill = own.find(({ id }) => id === drillId);
    if (!drill) throw drillNotFound();
    return drill;
  }

  async function change<Result>(
    owner: Owner,
    drillId: number,
    write: (own: Repository, drill: OwnDrill) => Promise<Result>,
  ): Promise<Result> {
    await rateLimits.allow('changeDrill', String(owner.id));
    return inTransaction(async (transaction) => {
      const own = createOwnDrillRepository(transaction.db);
      const drill = await own.lock(drillId, owner.id);
      if (!drill) throw drillNotFound();
      return write(own, drill);
    });
  }

  return {
    list: (owner: Owner): Promise<OwnPreset[]> => repository.listOwn(owner.id),

    async create(owner: Owner, { title, format }: OwnPresetText): Promise<OwnPreset> {
      requireOperations(format);
      await rateLimits.allow('changeDrill', String(owner.id));
      const id = await inTransaction(async (transaction) => {
        const own = createOwnDrillRepository(transaction.db);
        if (!(await lockUser(transaction.db, owner.id))) throw notSignedIn();
        if ((await own.count(owner.id)) >= mostOwnPresets) throw tooMany();
        const at = now();
        return own.insert({ userId: owner.id, title, format, createdAt: at, updatedAt: at });
      });
      return read(owner, id);
    },

    async update(
      owner: Owner,
      drillId: number,
      { title, format }: OwnPresetText,
    ): Promise<OwnPreset> {
      requireOperations(format);
      await change(owner, drillId, (own, drill) => {
        const version = drill.version + (isDeepStrictEqual(drill.format, format) ? 0 : 1);
        return own.update(drillId, { title, format, version, updatedAt: now() });
      });
      return read(owner, drillId);
    },

    delete: (owner: Owner, drillId: number) => change(owner, drillId, (own) => own.delete(drillId)),

    share: (owner: Owner, drillId: number): Promise<{ token: string }> =>
      change(owner, drillId, async (own, drill) => {
        const token = drill.shareToken ?? createToken();
        await own.update(drillId, { shareToken: token });
        return { token };
      }),

    revoke: (owner: Owner, drillId: number): Promise<void> =>
      change(owner, drillId, (own) => own.update(drillId, { shareToken: null })),

    async findShared(token: string): Promise<SharedPreset> {
      const drill = isToken(token) ? await repository.findShared(token) : null;
      if (!drill) throw drillNotFound();
      return drill;
    },
  };
}

function requireOperations({ blocks }: DrillFormat): void {
  if (blocks.every(({ family }) => family === 'operations')) return;
  const message = 'Your own drills can only use arithmetic operations';
  throw new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { format: message } });
}

const tooMany = () =>
  new AppError(
    409,
    'TOO_MANY_DRILLS',
    `You already have ${mostOwnPresets} drills, which is the limit.`,
  );
