import type { NewRun } from '#shared/contracts/drill-run.ts';
import type { Transaction } from '../../db/transaction.ts';
import { createToken, isToken } from '../../lib/secret-token.ts';
import { drillNotFound, duelNotFound } from './drill-errors.ts';
import { createDuelRepository } from './duel.repository.ts';
import { hashDevice, requirePlace } from './duel-places.ts';
import { chooseFacts, factsFormat } from './facts.service.ts';
import { isShipped } from './is-shipped.ts';
import { createOwnDrillRepository } from './own-drill.repository.ts';
import { createPresetRepository } from './preset.repository.ts';
import type { NewRunRow } from './run.repository.ts';

interface Player {
  actor: { id: number } | null;
  ip: string;
  /** Set for players who join a duel. */
  device: string | null;
  at: Date;
}

type Plan = Pick<NewRunRow, 'kind' | 'title' | 'format' | 'seed'> &
  Partial<
    Pick<
      NewRunRow,
      'preset' | 'version' | 'ownDrillId' | 'duelId' | 'playerName' | 'deviceHash' | 'generator'
    >
  >;

/** Plans a run with the current format and an unguessable seed. */
export async function planRun(
  transaction: Transaction,
  { actor, ip, device, at }: Player,
  wanted: NewRun,
): Promise<Plan> {
  const { db } = transaction;
  const seed = createToken();
  switch (wanted.kind) {
    case 'preset': {
      const presets = createPresetRepository(db);
      const preset = isShipped(wanted.preset) ? await presets.hold(wanted.preset) : null;
      if (!preset) throw drillNotFound();
      const { slug, version, title, format } = preset;
      return { kind: 'preset', preset: slug, version, title, format, seed };
    }
    case 'own': {
      const own = actor && (await createOwnDrillRepository(db).find(wanted.id, actor.id));
      if (!own) throw drillNotFound();
      const { id, version, title, format } = own;
      return { kind: 'own', ownDrillId: id, version, title, format, seed };
    }
    case 'shared': {
      const drills = createOwnDrillRepository(db);
      const shared = isToken(wanted.token) ? await drills.findShared(wanted.token) : null;
      if (!shared) throw drillNotFound();
      return { kind: 'shared', title: shared.title, format: shared.format, seed };
    }
    case 'facts': {
      const facts = wanted.facts ?? (await chooseFacts(db, actor?.id ?? null, { seed, at }));
      return { kind: 'facts', title: 'Number facts', format: factsFormat(facts), seed };
    }
    case 'duel': {
      const duels = createDuelRepository(db);
      const duel = isToken(wanted.token) ? await duels.lock(wanted.token, at) : null;
      if (!duel) throw duelNotFound();
      const deviceHash = device === null ? null : hashDevice(duel.id, device);
      await requirePlace(transaction, duel, { actor, ip, deviceHash, at });
      const { title, format, preset } = duel;
      return {
        ...{ kind: 'duel', title, format, preset, seed: duel.seed, duelId: duel.id },
        version: preset === null ? null : duel.version,
        generator: duel.generator,
        playerName: actor ? null : wanted.name,
        deviceHash,
      };
    }
  }
}
