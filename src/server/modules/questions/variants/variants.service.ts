import type { Numbers } from '#shared/contracts/variant.ts';
import { readVariantRef, type VariantRef, writeVariantRef } from '#shared/domain/variant-ref.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import { type FilledVariant, fillVariant, isInUse } from '../fill-variant.ts';
import { createVariantsRepository } from '../variants.repository.ts';
import { renderVariant } from './render-variant.ts';

interface VariantsDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  rendering: Pick<RenderingService, 'toHtml'>;
}

/** The numbers that a question may be asked with. */
export interface Variants {
  version: number;
  /** By index; null: withdrawn. The first are the usual ones. */
  numbers: readonly (Numbers | null)[];
  fill(index: number): FilledVariant;
}

export type VariantsService = ReturnType<typeof createVariantsService>;

const mostSets = 500;
/** Some 100 kB each. */
const mostRendered = 200;
const topics = ['questions', 'solutions'] as const;

/** Questions with other numbers. Only frozen values are put into texts: nothing is computed. */
export function createVariantsService({ db, changes, rendering }: VariantsDeps) {
  const repository = createVariantsRepository(db);

  const of = cacheUntilChange(
    { changes, topics, most: mostSets },
    async (questionId: number): Promise<Variants | null> => {
      const row = await repository.find(questionId);
      if (!row || !isInUse(row)) return null;
      const { content, withdrawn } = row;
      return {
        version: content.version,
        numbers: content.variants.map(({ parameters }, index) =>
          withdrawn.includes(index) ? null : parameters,
        ),
        fill: (index) => fillVariant(content, index),
      };
    },
  );

  async function find(questionId: number, text: string): Promise<FilledVariant> {
    const variants = await of(questionId);
    const ref = readVariantRef(text);
    if (!variants || !ref || !isOffered(variants, ref)) throw variantGone();
    return variants.fill(ref.index);
  }

  const toHtml = (source: string) => rendering.toHtml(source, { field: 'v' });

  const render = cacheUntilChange({ changes, topics, most: mostRendered }, async (key: string) => {
    const [id = '', text = ''] = key.split(' ');
    return renderVariant(await find(Number(id), text), toHtml);
  });

  return {
    /** Null: it has none, or they no longer fit its text. */
    of,

    /** Throws if there are no such numbers, or no longer. */
    find,

    /** Rendered when first asked for. */
    render: (questionId: number, text: string) => render(`${questionId} ${text}`),

    /** As the log stores it: null for the usual numbers. */
    async seedOf(questionId: number, text: string | null): Promise<string | null> {
      if (text === null) return null;
      await find(questionId, text);
      const ref = readVariantRef(text);
      return ref && ref.index > 0 ? writeVariantRef(ref) : null;
    },
  };
}

export function isOffered({ version, numbers }: Variants, ref: VariantRef): boolean {
  return ref.version === version && Boolean(numbers[ref.index]);
}

export function variantGone(): AppError {
  return new AppError(
    409,
    'NUMBERS_GONE',
    'These numbers are no longer in use. Please load the question again.',
  );
}
