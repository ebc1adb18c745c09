import type { InterviewerState } from '#shared/contracts/meeting.ts';
import { goneName } from '#shared/domain/meetings.ts';
import { Markup } from '../../../components/markup.tsx';
import { QuestionImage } from '../../../components/question-image.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { AskedKind } from './asked-kind.tsx';
import { Bets } from './bets.tsx';
import { DealForm } from './deal-form.tsx';
import { Folded } from './folded.tsx';
import { HintsToGive } from './hints-to-give.tsx';
import { PartsToOpen } from './parts-to-open.tsx';
import { useCommand } from './use-command.ts';

export type InterviewerQuestionData = NonNullable<InterviewerState['question']>;

/** The question with all that helps to ask it. What gives it away starts folded. */
export function InterviewerQuestion({ meeting }: { meeting: InterviewerState }) {
  const { id, phase, question, questionNumber, other } = meeting;
  const name = other?.name ?? goneName;
  const commands = useCommand(id);
  return (
    <>
      <h2 className="mb-4 text-xl">Question{question && ` ${question.number}`}</h2>
      {question ? (
        <Asked
          key={`${question.number} ${question.variant}`}
          {...{ meeting, question, commands }}
        />
      ) : (
        <p className="mb-5 text-ink-muted">
          {questionNumber === 0 || phase === 'ready'
            ? `Choose the first question. ${name} sees it as soon as you start the clock.`
            : 'This question is no longer on the site. Please choose another.'}
        </p>
      )}
      {(phase === 'ready' || phase === 'running') && <DealForm {...{ meeting, commands }} />}
    </>
  );
}

interface AskedProps {
  meeting: InterviewerState;
  question: InterviewerQuestionData;
  commands: ReturnType<typeof useCommand>;
}

function Asked({ meeting, question, commands }: AskedProps) {
  const { name, difficulty, isShown, html, imageUrl, asked, parts, followUps } = question;
  const isRunning = meeting.phase === 'running';
  const part = { question, commands: isRunning ? commands : null, id: meeting.id };
  return (
    <article>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <DifficultyBadge difficulty={difficulty} />
        {!isShown && <span className="text-ink-muted text-sm">Only you can see it yet.</span>}
      </p>
      {imageUrl && <QuestionImage imageUrl={imageUrl} name={name} />}
      <Markup html={html} />
      {parts.length === 0 && <AskedKind asked={asked} />}
      <PartsToOpen {...part} />
      <div className="mt-6 border-rule border-b">
        <HintsToGive {...part} />
        {followUps.length > 0 && (
          <Folded title={`Follow-ups (${followUps.length})`}>
            <ol className="space-y-4">
              {followUps.map(({ questionHtml, answerHtml }) => (
                <li key={questionHtml}>
                  <Markup html={questionHtml} />
                  <details className="mt-1.5">
                    <summary className="text-link text-sm">Show the answer</summary>
                    <div className="mt-2">
                      <Markup html={answerHtml} />
                    </div>
                  </details>
                </li>
              ))}
            </ol>
          </Folded>
        )}
        {question.answerHtml !== null && (
          <Folded title="Answer">
            <Markup html={question.answerHtml} />
          </Folded>
        )}
        {question.solutionHtml !== null && (
          <Folded title="Solution">
            <Markup html={question.solutionHtml} />
          </Folded>
        )}
      </div>
      <Bets {...part} />
    </article>
  );
}
