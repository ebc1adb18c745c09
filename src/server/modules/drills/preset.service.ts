import { isDeepStrictEqual } from 'node:util';
import type { AdminPreset, Drills, PresetChange } from '#shared/contracts/drill.ts';
import { drillGroup } from '#shared/drills/advice/drill-group.ts';
import { recommendDrill } from '#shared/drills/advice/recommend.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAct } from '../ground/audit/audit.service.ts';
import { drillNotFound } from './drill-errors.ts';
import { isShipped } from './is-shipped.ts';
import { createPresetRepository } from './preset.repository.ts';
import {
  contentOf,
  isSameContent,
  lockPreset,
  saveNextVersion,
} from './preset-versions.repository.ts';
import { presets as shipped } from './presets.ts';
import { searchWords } from './search-words.ts';

export type PresetService = ReturnType<typeof createPresetService>;

interface PresetDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
}

interface Admin {
  id: number;
  username: string;
}

/** The drills that everybody can run: those in the code, with operators' edits. */
export function createPresetService({ db, inTransaction, changes }: PresetDeps) {
  const repository = createPresetRepository(db);

  async function listForAdmins(): Promise<AdminPreset[]> {
    return inOrder(await repository.listForAdmins());
  }

  return {
    async list(reader: { id: number } | null): Promise<Drills> {
      const listed = inOrder(await repository.listFor(reader?.id ?? null));
      return { presets: listed, recommended: recommendDrill(listed) };
    },

    listForAdmins,

    /** For the search, with other words that people look for them by. */
    async listNames() {
      const names = new Map((await repository.listNames()).map(({ slug, name }) => [slug, name]));
      return shipped.flatMap(({ slug, format }) => {
        const name = names.get(slug);
        return name === undefined ? [] : [{ slug, name, words: searchWords(format) }];
      });
    },

    /** A version with runs is left unchanged, so that their results keep their meaning. */
    async change(
      admin: Admin,
      slug: string,
      { version, ...content }: PresetChange,
    ): Promise<AdminPreset> {
      await inTransaction(async (transaction) => {
        const current = isShipped(slug) ? await lockPreset(transaction.db, slug) : null;
        if (!current) throw drillNotFound();
        if (version !== current.version) throw changed();
        if (!hasSameItems(current.format, content.format)) throw itemsChanged();
        if (isSameContent(current, content)) return;
        await saveNextVersion(transaction.db, current, { ...contentOf(content), isEdited: true });
        await recordAct(transaction, {
          actor: admin,
          action: 'drill.update',
          subject: { type: 'drill', id: slug },
          details: { version: version + 1, before: contentOf(current), after: contentOf(content) },
        });
      });
      await changes.settle();
      const saved = (await listForAdmins()).find((preset) => preset.slug === slug);
      if (!saved) throw drillNotFound();
      return saved;
    },
  };
}

/** In the order of the code, without presets that were removed from it. */
function inOrder<Row extends { slug: string; format: DrillFormat }>(
  rows: readonly Row[],
): (Row & { group: string })[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return shipped.flatMap(({ slug }) => {
    const row = bySlug.get(slug);
    return row ? [{ ...row, group: drillGroup(row.format) }] : [];
  });
}

/** Numbers, times and points may differ. */
function hasSameItems(before: DrillFormat, after: DrillFormat): boolean {
  const itemsOf = ({ order, blocks }: DrillFormat) => ({
    order,
    blocks: blocks.map(({ family, settings }) => ({ family, settings })),
  });
  return isDeepStrictEqual(itemsOf(before), itemsOf(after));
}

const changed = () =>
  new AppError(
    409,
    'CHANGED_MEANWHILE',
    'Someone else just saved this drill. Reload it to see the changes.',
  );

function itemsChanged(): AppError {
  const message = 'You can change counts, times and points, but not the items themselves.';
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { format: message } });
}
