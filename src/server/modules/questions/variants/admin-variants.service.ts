import type { AdminVariant, AdminVariants, Withdrawal } from '#shared/contracts/admin-question.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { isNumeric } from '#shared/domain/answer-value.ts';
import { readVariantRef, type VariantRef, writeVariantRef } from '#shared/domain/variant-ref.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../lib/errors.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import { fillVariant, isInUse } from '../fill-variant.ts';
import { answerMarkup } from '../judging/judging.service.ts';
import { questionNotFound } from '../question-access/question-access.service.ts';
import { createVariantsRepository, type StoredVariants } from '../variants.repository.ts';
import { renderVariant } from './render-variant.ts';
import { variantGone } from './variants.service.ts';

interface AdminVariantsDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  rendering: Pick<RenderingService, 'toHtml'>;
}

interface Admin {
  id: number;
  username: string;
}

export type AdminVariantsService = ReturnType<typeof createAdminVariantsService>;

/** All numbers of a question, and taking some out of use. */
export function createAdminVariantsService(deps: AdminVariantsDeps) {
  const { db, inTransaction, changes, rendering } = deps;
  const repository = createVariantsRepository(db);
  const toHtml = (source: string) => rendering.toHtml(source, { field: 'variant' });

  async function find(questionId: number) {
    const [question, row] = await Promise.all([
      repository.findName(questionId),
      repository.find(questionId),
    ]);
    if (question === null) throw questionNotFound();
    if (!row) throw noVariants();
    return { ...row, question };
  }

  async function list(questionId: number): Promise<AdminVariants> {
    const { question, ...row } = await find(questionId);
    const { content, withdrawn } = row;
    const { version, variants } = content;
    return {
      question,
      version,
      isInUse: isInUse(row),
      variants: await Promise.all(
        variants.map(async ({ parameters }, index) => ({
          variant: writeVariantRef({ version, index }),
          numbers: parameters,
          answer: await toHtml(answerOf(content, index)),
          isWithdrawn: withdrawn.includes(index),
        })),
      ),
    };
  }

  return {
    list,

    async show(questionId: number, variant: string): Promise<AdminVariant> {
      const { content } = await find(questionId);
      const ref = readVariantRef(variant);
      if (!ref || !has(content, ref)) throw notFound('The question has no such numbers.');
      const filled = fillVariant(content, ref.index);
      const { answer } = filled;
      return {
        ...(await renderVariant(filled, toHtml)),
        mistakes: mistakesOf(answer),
      };
    },

    async withdraw(admin: Admin, questionId: number, { variant, isWithdrawn }: Withdrawal) {
      const ref = readVariantRef(variant);
      await inTransaction(async (transaction) => {
        const own = createVariantsRepository(transaction.db);
        const held = await own.hold(questionId);
        if (!held) throw noVariants();
        if (!ref || !has(held.content, ref)) throw variantGone();
        const { index } = ref;
        if (index === 0) throw notFound('The usual numbers cannot be withdrawn.');
        if (held.withdrawn.includes(index) === isWithdrawn) return;
        const others = held.withdrawn.filter((other) => other !== index);
        await own.setWithdrawn(questionId, isWithdrawn ? [...others, index] : others);
        await recordAct(transaction, {
          actor: admin,
          action: isWithdrawn ? 'question.withdraw_numbers' : 'question.restore_numbers',
          subject: { type: 'question', id: questionId },
          details: { variant },
        });
      });
      await changes.settle();
      return list(questionId);
    },
  };
}

function has({ version, variants }: StoredVariants['content'], ref: VariantRef): boolean {
  return ref.version === version && variants[ref.index] !== undefined;
}

function answerOf(content: Parameters<typeof fillVariant>[0], index: number): string {
  return answerMarkup(fillVariant(content, index).answer);
}

function mistakesOf(answer: Answer): AdminVariant['mistakes'] {
  if (isNumeric(answer)) return answer.mistakes ?? [];
  if (answer.kind !== 'choice') return [];
  const { choices, mistakes = [] } = answer;
  return mistakes.map(({ value, message }) => ({ value: choices[value - 1] ?? '', message }));
}

const noVariants = () => notFound('This question has no fresh numbers.');
