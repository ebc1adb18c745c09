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
    <p role="status" className="w-full text-sm empty:hidden">
      {question.usesVariants ? isChanged && <WillTurnOff /> : <AreOff />}
    </p>
  );
}

function WillTurnOff() {
  return (
    <>
      <strong>Saving this turns fresh numbers off.</strong> Restoring the texts turns them on again.
    </>
  );
}

function AreOff() {
  return (
    <>
      <strong>Fresh numbers are off:</strong> this no longer reads like them. Restoring the texts
      turns them on again.
    </>
  );
}
