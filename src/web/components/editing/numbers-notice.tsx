import type { AdminQuestion } from '#shared/contracts/admin-question.ts';

interface NumbersNoticeProps {
  question: Pick<AdminQuestion, 'hasVariants' | 'usesVariants'>;
  /** Whether the draft changes a text that has numbers in it. */
  isChanged: boolean;
}

/** What an edit does to a question's fresh numbers, said before it is saved. */
export function NumbersNotice({ question, isChanged }: NumbersNoticeProps) {
  if (!question.hasVariants) return null;
  return (
    <p
      role="status"
      className="mb-5 rounded-md border border-rule-strong bg-sunken px-4 py-3 text-sm empty:hidden"
    >
      {question.usesVariants ? isChanged && <WillTurnOff /> : <AreOff />}
    </p>
  );
}

function WillTurnOff() {
  return (
    <>
      <strong>Saving this turns fresh numbers off.</strong> Learners will only be asked the question
      as it reads here. Restoring its texts turns them on again.
    </>
  );
}

function AreOff() {
  return (
    <>
      <strong>Fresh numbers are off:</strong> the question was edited and no longer reads like them.
      Restoring its texts, as in its history, turns them on again.
    </>
  );
}
