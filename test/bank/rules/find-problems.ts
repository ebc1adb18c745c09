import { defaultNumbers } from '../variants/freeze.ts';
import { findFrozenProblems } from '../variants/frozen-rules.ts';
import { findAnswerProblems } from './answer-rules.ts';
import { findFalseEquations } from './equation-rules.ts';
import { findFigureProblems } from './figure-rules.ts';
import { findFollowUpProblems, findUnprovenFollowUps } from './follow-up-rules.ts';
import { findNameProblems } from './name-rules.ts';
import { bindProof, loadProof } from './proof.ts';
import { findProofProblems } from './proof-rules.ts';
import type { ReadQuestion } from './read-question.ts';
import { findMissingAnswer } from './stated-answer-rules.ts';
import { findSubjectProblems } from './subject-rules.ts';
import { findTextProblems } from './text-rules.ts';

interface Bank {
  folder: string;
  questions: ReadQuestion[];
}

/** Everything that is wrong with a question and its proof, in sentences for its author. */
export async function findProblems(read: ReadQuestion, bank: Bank): Promise<string[]> {
  if ('problem' in read) return [read.problem];
  const { path, question, template, frozen } = read;
  const problems = [
    ...findNameProblems(read, bank.questions),
    ...findSubjectProblems(read, bank.questions),
    ...findTextProblems(question),
    ...findFigureProblems(question),
    ...findAnswerProblems(question),
    ...findFalseEquations(question),
    ...findMissingAnswer(question),
    ...findFollowUpProblems(question),
  ];
  if (question.answer.kind === 'open') return problems;
  const loaded = await loadProof(bank.folder, path);
  if ('problem' in loaded) return [...problems, loaded.problem];
  const { parameters } = template;
  const proof = bindProof(loaded.module, parameters ? defaultNumbers(parameters) : {});
  problems.push(
    ...findProofProblems(question.answer, proof),
    ...findUnprovenFollowUps(question, proof),
  );
  if (!parameters || !frozen) return problems;
  return [...problems, ...findFrozenProblems({ ...template, parameters }, frozen, loaded.module)];
}
