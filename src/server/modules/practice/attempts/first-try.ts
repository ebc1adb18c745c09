import type { AnswerVerdict } from '#shared/contracts/answer-check.ts';
import type { attempts, learnerQuestions } from '../../../db/tables/practice.ts';

/*
 * The only definition of a first try. The first judged answer decides: a close one is not right,
 * though the learner may keep trying. Help that was used is never undone. The log keeps what was
 * decided: entries from before there was `isFirst` stay as they were.
 */

type Attempt = typeof attempts.$inferSelect;
type Help = Pick<Attempt, 'hints' | 'usedSimulation' | 'usedSolution'>;
type State = Pick<
  typeof learnerQuestions.$inferSelect,
  'card' | 'isUndone' | 'isFirstRight' | 'isRated'
>;

/** A slip (too few digits, or a last one that is off) is not a verdict. */
export function verdictOf(judged: AnswerVerdict['verdict']): Attempt['verdict'] {
  return judged === 'incomplete' ? null : judged;
}

/** Whether an answer was judged. Originally, close ones did not count. */
export function isJudged({ verdict, isFirst }: Pick<Attempt, 'verdict' | 'isFirst'>): boolean {
  return verdict !== null && (verdict !== 'close' || isFirst !== null);
}

/** Typing an answer you have seen is not solving. */
export function isSolving({ verdict, usedSolution }: Pick<Attempt, 'verdict' | 'usedSolution'>) {
  return verdict === 'right' && !usedSolution;
}

/** Whether this settles a question: it was judged, or given up. */
export function isOutcome({ kind, verdict, grade }: Pick<Attempt, 'kind' | 'verdict' | 'grade'>) {
  const isGivenUp = (kind === 'solution' || kind === 'reveal') && grade !== null;
  return verdict !== null || isGivenUp;
}

/** The first verdict on a question, without help. Undoing a review does not undo its verdict. */
export function isUnaided(help: Help, state: State): boolean {
  const isHelped = help.hints > 0 || help.usedSimulation || help.usedSolution;
  return isNew(state) && state.isFirstRight === null && !state.isRated && !isHelped;
}

/** Whether an answer was right on the first try, possibly with hints. */
export function isRightAtFirst(
  answer: Pick<Attempt, 'verdict' | 'usedSolution' | 'isFirst'>,
  before: State,
): boolean {
  return isSolving(answer) && (answer.isFirst === null || isNew(before));
}

/** Only a first try shows how sure the learner was. */
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
