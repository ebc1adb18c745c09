import { useState } from 'react';
import type { LabKind, QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { premiumBarrier } from '#shared/policies/solutions.ts';
import { FigureLab } from './figure-lab.tsx';
import { LabBarrier } from './lab-barrier.tsx';
import { LabGate } from './lab-gate.tsx';
import { type Opening, readOpening, saveOpening } from './opening.ts';
import { SimulationLab } from './simulation-lab.tsx';

export interface LabDoorProps {
  kind: LabKind;
  question: QuestionDetail;
  user: User | null;
  /** Whether an answer was just judged or revealed. */
  hasAnswered: boolean;
  /** The last answer that was judged, if it is a number. */
  ownAnswer: string | null;
  /** Null until the reader has found or revealed the answer. */
  trueValue: number | null;
}

/** A lab reveals the answer, so readers commit to something before seeing any. */
export default function LabDoor(props: LabDoorProps) {
  const { kind, question, user, hasAnswered, ownAnswer, trueValue } = props;
  const owner = { questionId: question.id, userId: user?.id ?? null };
  const [opening, setOpening] = useState(() => readOpening(owner));
  const [isJustOpened, setJustOpened] = useState(false);
  const barrier = premiumBarrier(user, question);

  function open(newOpening: Opening) {
    saveOpening(owner, newOpening);
    setOpening(newOpening);
    setJustOpened(true);
  }

  if (barrier) return <LabBarrier barrier={barrier} />;
  if (!opening && !hasAnswered && question.status === null) {
    return <LabGate kind={kind} question={question} user={user} onOpen={open} />;
  }
  const opened = { question, opening, takesFocus: isJustOpened };
  return kind === 'figure' ? (
    <FigureLab {...opened} />
  ) : (
    <SimulationLab {...opened} {...{ ownAnswer, trueValue }} />
  );
}
