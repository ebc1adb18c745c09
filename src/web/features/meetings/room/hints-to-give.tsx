import { Markup } from '../../../components/markup.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Folded } from './folded.tsx';
import type { QuestionPart } from './question-part.ts';

/** All hints; the candidate sees those that were given. */
export function HintsToGive({ id, question, commands }: QuestionPart) {
  const { number, hints } = question;
  if (hints.length === 0) return null;
  const given = hints.filter(({ isGiven }) => isGiven).length;
  return (
    <Folded title={`Hints (${given} of ${hints.length} given)`}>
      <ol className="space-y-4">
        {hints.map(({ number: hint, html, isGiven }) => (
          <li key={hint} className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <Markup html={html} />
            </div>
            {isGiven ? (
              <span className="shrink-0 py-1 text-ink-muted text-sm">Given</span>
            ) : (
              commands && (
                <span className="shrink-0">
                  <Button
                    variant="secondary"
                    aria-label={`Give hint ${hint}`}
                    disabled={commands.isPending}
                    onClick={() =>
                      commands.run((api) =>
                        api.call('POST /api/meetings/:id/hints', {
                          params: { id },
                          body: { question: number, hint },
                        }),
                      )
                    }
                  >
                    Give
                  </Button>
                </span>
              )
            )}
          </li>
        ))}
      </ol>
    </Folded>
  );
}
