import type { AdminVariants, Withdrawal } from '#shared/contracts/admin-question.ts';
import { readVariantRef, writeVariantRef } from '#shared/domain/variant-ref.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../lib/errors.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import { answerMarkup } from '../judging/judging.service.ts';
import { fillVariant, isInUse } from './fill-variant.ts';
import { createVariantsRepository } from './variants.repository.ts';
import { variantGone } from './variants.service.ts';

interface AdminVariantsDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
}

interface Admin {
  id: number;
  username: string;
}

export type AdminVariantsService = ReturnType<typeof createAdminVariantsService>;

/** All numbers of a question, and taking some out of use. */
export function createAdminVariantsService(deps: AdminVariantsDeps) {
  const { db, inTransaction, changes } = deps;

  async function list(questionId: number): Promise<AdminVariants> {
    const row = await createVariantsRepository(db).find(questionId);
    if (!row) throw noVariants();
    const { content, withdrawn } = row;
    const { version, variants } = content;
    return {
      version,
      isInUse: isInUse(row),
      variants: variants.map(({ parameters }, index) => ({
        variant: writeVariantRef({ version, index }),
        numbers: parameters,
        answer: answerOf(content, index),
        isWithdrawn: withdrawn.includes(index),
      })),
    };
  }

  return {
    list,

    async withdraw(admin: Admin, questionId: number, { variant, isWithdrawn }: Withdrawal) {
      const ref = readVariantRef(variant);
      await inTransaction(async (transaction) => {
        const repository = createVariantsRepository(transaction.db);
        const held = await repository.hold(questionId);
        if (!held) throw noVariants();
        const { version, variants } = held.content;
        if (!ref || ref.version !== version || !variants[ref.index]) throw variantGone();
        const { index } = ref;
        if (index === 0) throw notFound('The usual numbers cannot be withdrawn.');
        if (held.withdrawn.includes(index) === isWithdrawn) return;
        const others = held.withdrawn.filter((other) => other !== index);
        await repository.setWithdrawn(questionId, isWithdrawn ? [...others, index] : others);
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

function answerOf(content: Parameters<typeof fillVariant>[0], index: number): string {
  const { answer } = fillVariant(content, index);
  return answer.kind === 'open' ? '' : answerMarkup(answer);
}

const noVariants = () => notFound('This question has no fresh numbers.');
