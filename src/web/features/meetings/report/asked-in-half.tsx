import { Link } from 'react-router';
import { Markup } from '../../../components/markup.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { questionPath } from '../../../lib/variant-in-url.ts';
import type { EndedHalf } from './ended-half.ts';

type Asked = EndedHalf['questions'][number];

/** One question of a half: what was asked, with which help, and what is right. */
export function AskedInHalf({ question }: { question: Asked }) {
  const { questionId, variant, name, difficulty, html, parts, hints, bets } = question;
  const { answerHtml, solutionHtml } = question;
  return (
    <li className="mt-4 border-rule border-t pt-5 pb-4">
      <h4 className="font-display text-lg [overflow-wrap:anywhere]">
        {name !== null && questionId !== null ? (
          <Link to={questionPath({ id: questionId, variant })} className="hover:text-accent">
            {name}
          </Link>
        ) : (
          'A question that is no longer on the site'
        )}
      </h4>
      <p className="mt-1 mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-muted text-sm">
        {difficulty && <DifficultyBadge difficulty={difficulty} />}
        <span>{hintsText(hints.length)}</span>
        {bets.length > 0 && <span>{betsText(bets)}</span>}
      </p>
      {html !== null && <Markup html={html} />}
      {parts.map((part, index) => (
        <div key={part} className="mt-3">
          <p className="mb-1 font-medium text-sm">Part {index + 1}</p>
          <Markup html={part} />
        </div>
      ))}
      {hints.length > 0 && (
        <Shown title={hints.length === 1 ? 'The hint' : 'The hints'}>
          <ol className="space-y-3">
            {hints.map((hint) => (
              <li key={hint.number}>
                <Markup html={hint.html} />
              </li>
            ))}
          </ol>
        </Shown>
      )}
      {answerHtml !== null && (
        <Shown title="The answer">
          <Markup html={answerHtml} />
        </Shown>
      )}
      {solutionHtml !== null && (
        <Shown title="The solution">
          <Markup html={solutionHtml} />
        </Shown>
      )}
    </li>
  );
}

function Shown({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="text-link text-sm">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

function hintsText(count: number): string {
  if (count === 0) return 'No hints';
  return count === 1 ? 'One hint' : `${count} hints`;
}

function betsText(bets: Asked['bets']): string {
  const said = bets.map((percent) => (percent === null ? 'no answer' : `${percent}%`));
  return `${bets.length === 1 ? 'Bet' : 'Bets'}: ${said.join(', ')}`;
}
