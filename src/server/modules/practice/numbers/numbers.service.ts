import type { FreshNumbers, FreshNumbersQuery } from '#shared/contracts/fresh-numbers.ts';
import { readVariantRef, writeVariantRef } from '#shared/domain/variant-ref.ts';
import type { Database } from '../../../db/client.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import type { Variants, VariantsService } from '../../questions/variants/variants.service.ts';
import { chooseNumbers } from './choose-numbers.ts';
import { createNumbersRepository } from './numbers.repository.ts';

interface NumbersDeps {
  db: Database;
  variants: Pick<VariantsService, 'of'>;
  questions: Pick<QuestionsService, 'requireSeen'>;
}

/** The user, or null if not signed in. */
type Reader = { id: number; isAdmin: boolean } | null;

/** Null: the usual numbers. */
export interface Dealt {
  variant: string | null;
  /** Whether there was nothing that the learner has not met. */
  isAllMet: boolean;
}

const usual: Dealt = { variant: null, isAllMet: false };

export type NumbersService = ReturnType<typeof createNumbersService>;

/** Deals learners numbers that they have not met. */
export function createNumbersService({ db, variants, questions }: NumbersDeps) {
  const repository = createNumbersRepository(db);

  async function listMet(userId: number, questionIds: readonly number[]) {
    if (questionIds.length === 0) return new Map<number, (string | null)[]>();
    const rows = await repository.listMet(userId, questionIds);
    const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId);
    return new Map([...byQuestion].map(([id, own]) => [id, own.map(({ seed }) => seed)]));
  }

  /** For each question; those whose numbers never change get the usual ones. */
  async function deal(
    userId: number,
    questionIds: readonly number[],
  ): Promise<(questionId: number) => Dealt> {
    const sets = await Promise.all(
      questionIds.map(async (id) => [id, await variants.of(id)] as const),
    );
    const varied = sets.flatMap(([id, set]) => (set ? [{ id, set }] : []));
    const met = await listMet(
      userId,
      varied.map(({ id }) => id),
    );
    const dealt = new Map(varied.map(({ id, set }) => [id, choose(set, met.get(id) ?? [])]));
    return (id) => dealt.get(id) ?? usual;
  }

  return {
    deal,

    /** Other numbers than those on screen. Visitors say themselves what they have met. */
    async fresh(
      reader: Reader,
      questionId: number,
      { v, met: known = [] }: FreshNumbersQuery,
    ): Promise<FreshNumbers> {
      await questions.requireSeen(questionId, reader);
      const set = await variants.of(questionId);
      if (!set) return { variant: null, isNew: false, met: 0, count: 0 };
      const logged = reader && ((await listMet(reader.id, [questionId])).get(questionId) ?? []);
      const all = [...(logged ?? [null, ...known]), v ?? null];
      const { variant, isAllMet } = choose(set, all);
      const offered = offeredBy(set);
      const met = indexesOf(set, all).filter((index) => offered.includes(index)).length;
      return { variant, isNew: !isAllMet, met, count: offered.length };
    },
  };
}

function choose(set: Variants, met: readonly (string | null)[]): Dealt {
  const chosen = chooseNumbers(offeredBy(set), indexesOf(set, met));
  if (!chosen) return usual;
  const { index, isNew } = chosen;
  const variant = index === 0 ? null : writeVariantRef({ version: set.version, index });
  return { variant, isAllMet: !isNew };
}

const offeredBy = ({ numbers }: Variants) =>
  numbers.flatMap((own, index) => (own === null ? [] : [index]));

/** Of this version; each once, at its latest place. */
function indexesOf({ version }: Variants, met: readonly (string | null)[]): number[] {
  const indexes = met.flatMap((text) => {
    const ref = text === null ? { version, index: 0 } : readVariantRef(text);
    return ref?.version === version ? [ref.index] : [];
  });
  return indexes.filter((index, place) => indexes.lastIndexOf(index) === place);
}
