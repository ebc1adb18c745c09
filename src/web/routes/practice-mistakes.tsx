import { PageTitle } from '../components/page-title.tsx';
import { AnswerForm } from '../features/practice/answer-check/answer-form.tsx';
import { Hints } from '../features/practice/answer-check/hints.tsx';
import { MistakesPage } from '../features/practice/hub/mistakes-page.tsx';
import { SolutionContent } from '../features/questions/question-page/solution-content.tsx';
import { useCurrentUser } from '../queries/current-user.ts';

const nothing = () => {};

export default function PracticeMistakes() {
  const { data: user = null } = useCurrentUser();
  return (
    <>
      <PageTitle title="My mistakes" />
      <MistakesPage
        slots={{
          answer: ({ question, onJudged, onContinue }) =>
            question.answer && (
              <AnswerForm
                question={question}
                asked={question.answer}
                user={user}
                mode="replay"
                nextLabel={null}
                events={{
                  onAnswer: nothing,
                  onKnown: nothing,
                  onStatus: nothing,
                  onJudged,
                  onContinue,
                }}
              />
            ),
          hints: ({ id, hintCount }) => <Hints questionId={id} count={hintCount} />,
          solution: ({ id }) => <SolutionContent questionId={id} addSolution={null} />,
        }}
      />
    </>
  );
}
