import { proposeGrade } from '#server/modules/practice/attempts/propose-grade.ts';
import {
  afterResult,
  type LearnerRating,
  ratingAt,
} from '#server/modules/practice/attempts/ratings/learner-rating.ts';
import {
  canMoveQuestions,
  hasRoom,
  weightForQuestion,
} from '#server/modules/practice/attempts/ratings/question-guard.ts';
import {
  afterQuestionResult,
  type QuestionRating,
  unratedQuestion,
} from '#server/modules/practice/attempts/ratings/question-rating.ts';
import type { Rating } from '#server/modules/practice/attempts/ratings/rating.ts';
import { reviewCard } from '#server/modules/practice/attempts/schedule.ts';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import { createMemories, drawLearnersMemory } from './memory.ts';
import { createRandom, type Random } from './random.ts';
import { rankCorrelation } from './rank-correlation.ts';

interface Size {
  learners: number;
  /** New questions per learner. */
  attempts: number;
  questions: number;
  seed: number;
}

const days = 365;
const start = Date.UTC(2026, 0, 1, 18);
const dayLength = 86_400_000;
const dateOf = (day: number) => new Date(start + day * dayLength);
/** On the other days, the learner does not practice and reviews wait. */
const practicesOn = 0.8;

/** A year of learners and questions whose true abilities and difficulties are known. */
export function simulateYear({ learners: count, attempts, questions: size, seed }: Size) {
  const random = createRandom(seed);
  const questions = Array.from({ length: size }, () => drawQuestion(random));
  const memoriesOf = createMemories(random, size);
  const learners = Array.from({ length: count }, () => ({
    ability: random.normal(1500, 250),
    rating: null as LearnerRating | null,
    memories: memoriesOf(drawLearnersMemory(random)),
    order: random.shuffle(questions.map((_, index) => index)).slice(0, attempts),
    cards: new Map<number, ReturnType<typeof reviewCard>>(),
  }));
  type Learner = (typeof learners)[number];
  const reviews = { all: 0, recalled: 0 };

  function review(learner: Learner, question: number, day: number): void {
    const card = learner.cards.get(question);
    if (!card) return;
    const isRight = learner.memories.recall(question, day);
    reviews.all += 1;
    if (isRight) reviews.recalled += 1;
    grade(learner, question, day, isRight);
  }

  function meet(learner: Learner, index: number, day: number): void {
    const question = questions[index];
    if (!question) return;
    const at = dateOf(day);
    const isRight = random.isHit(1 / (1 + 10 ** ((question.difficulty - learner.ability) / 400)));
    const before = ratingAt(learner.rating, at);
    const won = { opponent: question.rating, isWon: isRight };
    learner.rating = afterResult(learner.rating, won, at, 1);
    question.rating = rateQuestion(question.rating, before, isRight, at);
    learner.memories.learn(index, day, isRight);
    grade(learner, index, day, isRight);
  }

  function grade(learner: Learner, index: number, day: number, isRight: boolean): void {
    const proposed = proposeGrade({
      isRight,
      difficulty: questions[index]?.label ?? 'Medium',
      hints: 0,
      usedSimulation: false,
      usedSolution: false,
      activeSeconds: random.lognormal(240, 0.6),
      confidence: random.isHit(0.5) ? 60 + 5 * Math.floor(8 * random.uniform()) : null,
    });
    const card = learner.cards.get(index) ?? null;
    learner.cards.set(index, reviewCard(card, proposed, dateOf(day), 'UTC'));
  }

  for (let day = 0; day < days; day += 1) {
    const now = dateOf(day).toISOString();
    for (const learner of random.shuffle(learners)) {
      if (!random.isHit(practicesOn)) continue;
      for (const [index, { due }] of learner.cards) if (due <= now) review(learner, index, day);
      const met = learner.cards.size;
      const wanted = Math.ceil(((day + 1) * attempts) / days);
      for (const index of learner.order.slice(met, wanted)) meet(learner, index, day);
    }
  }

  return {
    abilities: rankCorrelation(
      learners.map(({ ability }) => ability),
      learners.map(({ rating }) => rating?.rating ?? 0),
    ),
    difficulties: rankCorrelation(
      questions.map(({ difficulty }) => difficulty),
      questions.map(({ rating }) => rating.rating),
    ),
    reviews: reviews.all,
    retention: reviews.recalled / reviews.all,
  };
}

/** Everyone is verified and on a different network. */
function rateQuestion(
  question: QuestionRating,
  learner: Rating,
  isRight: boolean,
  at: Date,
): QuestionRating {
  const day = at.toISOString().slice(0, 10);
  if (!canMoveQuestions(true, learner) || !hasRoom(question, day)) return question;
  const result = {
    isRight,
    learnerRating: learner.rating,
    learnerDeviation: learner.deviation,
    createdAt: at,
  };
  const weight = weightForQuestion(question, result, 1);
  return afterQuestionResult(question, { ...result, weight });
}

/** The author's label is often right, and sometimes far off. */
function drawQuestion(random: Random) {
  const difficulty = random.normal(1500, 300);
  const guess = difficulty + random.normal(0, 200);
  const label: Difficulty = guess < 1350 ? 'Easy' : guess < 1650 ? 'Medium' : 'Hard';
  return { difficulty, label, rating: unratedQuestion(0, startRatings[label]) };
}
