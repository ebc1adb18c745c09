import { useNavigate } from 'react-router';
import { HeroQuestion } from '../features/site/landing/hero-question.tsx';
import { useHeroQuestion } from '../queries/hero-question.ts';
import QuestionPractice from './question-practice.tsx';

/** A question to answer and simulate on the spot, if there is one. */
export default function LandingQuestion() {
  const question = useHeroQuestion();
  const navigate = useNavigate();
  if (!question?.answer) return null;
  return (
    <HeroQuestion question={question}>
      <QuestionPractice
        isBrief
        question={question}
        showSolution={() => void navigate(`/question/${question.id}`)}
      />
    </HeroQuestion>
  );
}
