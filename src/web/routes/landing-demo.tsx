import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Markup } from '../components/markup.tsx';
import { CategoryBadge } from '../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../components/ui/difficulty-badge.tsx';
import { Program } from '../features/practice/lab/program.tsx';
import { useApi } from '../lib/app-context.ts';
import { firstQuestionQuery } from '../queries/next-question.ts';
import { questionQuery } from '../queries/questions.ts';
import { simulationQuery } from '../queries/simulations.ts';
import QuestionPractice from './question-practice.tsx';

/** A real question to answer and simulate on the spot. Absent if the bank has none. */
export default function LandingDemo() {
  const api = useApi();
  const navigate = useNavigate();
  const { data: first } = useQuery(firstQuestionQuery(api));
  const id = first?.id ?? 0;
  const { data: question } = useQuery({ ...questionQuery(api, id), enabled: id > 0 });
  const hasLab = question !== undefined && question.lab !== null;
  const { data: simulation } = useQuery({ ...simulationQuery(api, id), enabled: hasLab });
  if (!question?.answer) return null;
  return (
    <section className="border-rule border-t">
      <div className="page-width grid gap-x-16 gap-y-10 py-16 sm:py-20 lg:grid-cols-[5fr_4fr]">
        <div className="min-w-0">
          <p className="text-ink-muted text-sm">Try one now</p>
          <h2 className="mt-2 text-3xl">{question.name}</h2>
          <div className="mt-4 mb-6 flex items-center gap-4">
            <CategoryBadge category={question.category} />
            <DifficultyBadge difficulty={question.difficulty} />
          </div>
          <Markup html={question.descriptionHtml} />
          {simulation && (
            <div className="mt-8">
              <h3 className="text-xl">Every answer is computed by a program</h3>
              <p className="mt-2 mb-4 text-ink-muted">
                Each question in the bank comes with one, and the site’s tests compare its result
                with the stated answer. Here is the part that simulates this question:
              </p>
              <Program text={simulation.program} />
            </div>
          )}
        </div>
        <div className="min-w-0 space-y-6">
          <QuestionPractice
            question={question}
            showSolution={() => void navigate(`/question/${question.id}`)}
          />
        </div>
      </div>
    </section>
  );
}
