import type { AnswerVerdict } from '#shared/contracts/answer-check.ts';
import type { attempts, learnerQuestions } from '../../../db/tables/practice.ts';

/*
 * What counts as a first try, and nothing else says so. The first judged answer decides: a close
 * one is not right, though the learner may go on. Help that was had is never undone. The log keeps
 * what was decided: entries from before there was `isFirst` stay as they were.
 */

type Attempt = typeof attempts.$inferSelect;
type Help = Pick<Attempt, 'hints' | 'usedSimulation' | 'usedSolution'>;
type State = Pick<
  typeof learnerQuestions.$inferSelect,
  'card' | 'isUndone' | 'isFirstRight' | 'isRated'
>;

/** A slip, too few digits or a last one that is off, is no verdict. */
export function verdictOf(judged: AnswerVerdict['verdict']): Attempt['verdict'] {
  return judged === 'incomplete' ? null : judged;
}

/** Whether an answer was judged. Close ones did not count as that at first. */
export function isJudged({ verdict, isFirst }: Pick<Attempt, 'verdict' | 'isFirst'>): boolean {
  return verdict !== null && (verdict !== 'close' || isFirst !== null);
}

/** Typing what one has seen is not solving. */
export function isSolving({ verdict, usedSolution }: Pick<Attempt, 'verdict' | 'usedSolution'>) {
  return verdict === 'right' && !usedSolution;
}

/** The first verdict on a question, without help. Whoever undoes a review has had the verdict. */
export function isUnaided(help: Help, state: State): boolean {
  const isHelped = help.hints > 0 || help.usedSimulation || help.usedSolution;
  return isNew(state) && state.isFirstRight === null && !state.isRated && !isHelped;
}

/** Whether an answer was right at the first try, possibly with hints. */
export function isRightAtFirst(
  answer: Pick<Attempt, 'verdict' | 'usedSolution' | 'isFirst'>,
  before: State,
): boolean {
  return isSolving(answer) && (answer.isFirst === null || isNew(before));
}

/** Only a first try says how sure one was. */
export function countsForConfidence<
  Answer extends Pick<Attempt, 'confidence' | 'grade' | 'usedSolution' | 'isFirst'>,
>(answer: Answer): answer is Answer & { confidence: number } {
  const { confidence, grade, usedSolution, isFirst } = answer;
  return confidence !== null && (isFirst ?? grade !== null) && !usedSolution;
}

/** Never reviewed, not even by giving up. */
function isNew({ card, isUndone }: State): boolean {
  return card === null && !isUndone;
}
