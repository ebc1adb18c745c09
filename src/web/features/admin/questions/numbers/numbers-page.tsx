import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminVariants } from '#shared/contracts/admin-question.ts';
import { Loaded, LoadFailed } from '../../../../components/loaded.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { useApi } from '../../../../lib/app-context.ts';
import { failureText } from '../../../../lib/failure-text.ts';
import { variantsQuery } from '../../../../queries/admin-questions.ts';
import { NumbersItem } from './numbers-item.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The numbers that a question may be asked with, to look at and to withdraw. */
export function NumbersPage({ id }: { id: number }) {
  const query = useQuery(variantsQuery(useApi(), id));
  return (
    <div className="max-w-4xl">
      <Link to="/admin" className="text-link text-sm">
        All questions
      </Link>
      <h1 className="mt-2 text-3xl">Fresh numbers</h1>
      <Loaded
        query={query}
        what="The fresh numbers"
        skeleton="mt-6 h-96"
        failure={(error, retry) => (
          <div className="mt-4">
            {isMissing(error) ? (
              <p role="alert">{failureText(error)}</p>
            ) : (
              <LoadFailed what="The fresh numbers" error={error} onRetry={retry} />
            )}
          </div>
        )}
      >
        {(numbers) => <Numbers id={id} numbers={numbers} />}
      </Loaded>
    </div>
  );
}

interface NumbersProps {
  id: number;
  numbers: AdminVariants;
}

function Numbers({ id, numbers: { question, isInUse, variants } }: NumbersProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const withdrawal = useWithdrawal(id, () => setAsked(null));
  const withdrawn = variants.filter((one) => one.isWithdrawn).length;
  return (
    <>
      <p className="mt-1 break-words text-lg">
        <Link to={`/question/${id}`} className="text-link">
          {question}
        </Link>
      </p>
      <p className="mt-3 max-w-2xl text-ink-muted">
        Learners are asked this question with any of these numbers. Withdraw those that read badly
        or have a wrong answer.
      </p>
      {!isInUse && <OffNotice />}
      <p role="status" className="mt-5 mb-3 font-medium text-sm">
        {variants.length} sets of numbers{withdrawn > 0 && `, ${withdrawn} of them withdrawn`}
      </p>
      <ol className="divide-y divide-rule border-rule border-y">
        {variants.map((one, index) => (
          <NumbersItem
            key={one.variant}
            questionId={id}
            numbers={one}
            isUsual={index === 0}
            isOffered={isInUse && !one.isWithdrawn}
            onWithdraw={() => setAsked(one.variant)}
            onRestore={() => withdrawal.mutate({ variant: one.variant, isWithdrawn: false })}
          />
        ))}
      </ol>
      <WithdrawDialog
        variant={asked}
        isPending={withdrawal.isPending}
        onConfirm={(variant) => withdrawal.mutate({ variant, isWithdrawn: true })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function OffNotice() {
  return (
    <div className="mt-4 max-w-2xl rounded-md border border-rule-strong bg-sunken px-4 py-3">
      <p className="font-medium">Fresh numbers are off.</p>
      <p className="mt-1 text-ink-muted text-sm">
        The question was edited and no longer reads like the usual numbers below, so learners only
        get its own text. Restore its text, hints, solution, follow-ups and answer, for example from
        its history, and the numbers are back in use.
      </p>
    </div>
  );
}

/** No such question, or one whose numbers never change. */
const isMissing = (error: Error) => error instanceof ApiError && error.status === 404;
