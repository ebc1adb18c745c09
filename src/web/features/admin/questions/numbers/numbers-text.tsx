import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AdminVariant } from '#shared/contracts/admin-question.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { Markup } from '../../../../components/markup.tsx';
import { useApi } from '../../../../lib/app-context.ts';
import { questionPath } from '../../../../lib/variant-in-url.ts';
import { variantQuery } from '../../../../queries/admin-questions.ts';

interface NumbersTextProps {
  questionId: number;
  variant: string;
  /** Whether learners can open them. */
  isOffered: boolean;
}

/** All that the question says with these numbers. */
export function NumbersText({ questionId, variant, isOffered }: NumbersTextProps) {
  const query = useQuery(variantQuery(useApi(), questionId, variant));
  return (
    <Loaded query={query} what="The text" skeleton="h-48">
      {(text) => (
        <div className="space-y-5 border-rule-strong border-l-2 pl-4">
          <Texts text={text} />
          {isOffered && (
            <Link to={questionPath({ id: questionId, variant })} className="text-link text-sm">
              See it as learners do
            </Link>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Texts({ text }: { text: AdminVariant }) {
  const { description, hints, solution, mistakes, followUps } = text;
  return (
    <>
      <Part title="Question">
        <Markup html={description} />
      </Part>
      {hints.map((hint, index) => (
        <Part key={hint} title={hints.length === 1 ? 'Hint' : `Hint ${index + 1}`}>
          <Markup html={hint} />
        </Part>
      ))}
      <Part title="Solution">
        <Markup html={solution} />
      </Part>
      {mistakes.length > 0 && (
        <Part title="Mistakes">
          <dl className="space-y-2">
            {mistakes.map(({ value, message }) => (
              <div key={value + message} className="break-words">
                <dt className="font-medium tabular-nums">{value}</dt>
                <dd>{message}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {followUps.map(({ question, answer }, index) => (
        <Part
          key={question}
          title={followUps.length === 1 ? 'Follow-up' : `Follow-up ${index + 1}`}
        >
          <Markup html={question} />
          <Markup html={answer} />
        </Part>
      ))}
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-medium font-sans text-ink-muted text-sm">{title}</h3>
      {children}
    </div>
  );
}
