export interface CarriedCounts {
  answers: number;
  runs: number;
}

/** “Keep the 2 questions you answered here?” */
export function carryOverQuestion({ answers, runs }: CarriedCounts): string {
  if (runs === 0) {
    return answers === 1
      ? 'Keep the question you answered here?'
      : `Keep the ${answers} questions you answered here?`;
  }
  const drills = runs === 1 ? 'the drill' : `the ${runs} drills`;
  if (answers === 0) return `Keep ${drills} you ran here?`;
  return `Keep ${answers === 1 ? 'the question' : `the ${answers} questions`} and ${drills} you did here?`;
}

export function carriedText({ answers, runs }: CarriedCounts): string {
  const questions = `${answers} ${answers === 1 ? 'question counts' : 'questions count'} as practiced.`;
  if (runs === 0) return questions;
  const drills = `${runs === 1 ? '1 drill was' : `${runs} drills were`} added to your history.`;
  return answers === 0 ? drills : `${questions} ${drills}`;
}
