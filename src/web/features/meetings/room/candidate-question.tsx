import type { CandidateState } from '#shared/contracts/meeting.ts';
import { goneName } from '#shared/domain/meetings.ts';
import { Markup } from '../../../components/markup.tsx';
import { QuestionImage } from '../../../components/question-image.tsx';
import { AskedKind } from './asked-kind.tsx';
import { BetPrompt } from './bet-prompt.tsx';

/** What the candidate sees of the question: nothing that helps unless it was given. */
export function CandidateQuestion({ meeting }: { meeting: CandidateState }) {
  const { phase, question, other } = meeting;
  if (!question) {
    return (
      <>
        <h2 className="text-xl">Question</h2>
        <p className="mt-4 text-ink-muted">
          {phase === 'ready'
            ? `${other?.name ?? goneName} chooses the first question. You see it as soon as the clock starts. Until then, try out the pad.`
            : 'This question is no longer on the site.'}
        </p>
      </>
    );
  }
  const { number, html, imageUrl, asked, parts, hints, bets } = question;
  const open = phase === 'running' ? bets.find(({ percent }) => percent === null) : undefined;
  return (
    <article key={number}>
      <h2 className="mb-4 text-xl">Question {number}</h2>
      {imageUrl && <QuestionImage imageUrl={imageUrl} name={`Question ${number}`} />}
      <Markup html={html} />
      {parts.length === 0 && <AskedKind asked={asked} />}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
        <section key={index} aria-label={`Part ${index + 1}`} className="mt-5">
          <h3 className="mb-1 font-medium font-sans text-ink-muted text-sm">Part {index + 1}</h3>
          <Markup html={part.html} />
          <AskedKind asked={part.asked} />
        </section>
      ))}
      {open && <BetPrompt key={open.number} meeting={meeting} bet={open.number} />}
      {hints.map((hint) => (
        <section
          key={hint.number}
          aria-label={`Hint ${hint.number}`}
          className="mt-5 border-accent border-s-2 ps-4"
        >
          <h3 className="mb-1 font-medium font-sans text-ink-muted text-sm">Hint</h3>
          <Markup html={hint.html} />
        </section>
      ))}
    </article>
  );
}
