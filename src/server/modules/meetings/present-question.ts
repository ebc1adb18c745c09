import type { CandidateState, InterviewerState } from '#shared/contracts/meeting.ts';
import type { DealtQuestion } from './meeting-question.repository.ts';
import { answerHtmlOf, askedOf, type Content, partsOf } from './read-content.ts';

type ForCandidate = NonNullable<CandidateState['question']>;
type ForInterviewer = NonNullable<InterviewerState['question']>;

/** Picks what the candidate may know; nothing else ever gets there. */
export function presentToCandidate(row: DealtQuestion, content: Content): ForCandidate {
  return {
    number: row.number,
    html: content.statement,
    imageUrl: content.question.imageUrl,
    asked: askedOf(content.answer),
    parts: partsOf(content.answer).slice(0, row.openParts),
    hints: givenHints(row, content),
    bets: presentBets(row),
  };
}

export function presentToInterviewer(
  row: DealtQuestion,
  content: Content,
  hasOtherNumbers: boolean,
): ForInterviewer {
  const { question, answer, statement, hints, followUps, solution } = content;
  return {
    number: row.number,
    questionId: question.id,
    name: question.name,
    difficulty: question.difficulty,
    variant: row.variant,
    hasOtherNumbers,
    html: statement,
    imageUrl: question.imageUrl,
    asked: askedOf(answer),
    parts: partsOf(answer).map((part, index) => ({ ...part, isOpen: index < row.openParts })),
    hints: hints.map((html, index) => ({
      number: index + 1,
      html,
      isGiven: row.hints.includes(index + 1),
    })),
    followUps: followUps.map((own) => ({ questionHtml: own.question, answerHtml: own.answer })),
    answerHtml: answerHtmlOf(answer),
    solutionHtml: solution,
    isShown: row.shownAt !== null,
    bets: presentBets(row),
  };
}

/** In the order in which they belong. */
export function givenHints(row: DealtQuestion, { hints }: Content) {
  return hints
    .map((html, index) => ({ number: index + 1, html }))
    .filter(({ number }) => row.hints.includes(number));
}

function presentBets({ bets }: DealtQuestion) {
  return bets.map((percent, index) => ({ number: index + 1, percent: percent || null }));
}
