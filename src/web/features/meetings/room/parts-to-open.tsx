import { Markup } from '../../../components/markup.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { AskedKind } from './asked-kind.tsx';
import type { QuestionPart } from './question-part.ts';

/** The parts of a question, which the candidate sees one after the other. */
export function PartsToOpen({ id, question, commands }: QuestionPart) {
  const { number, parts } = question;
  const next = parts.findIndex(({ isOpen }) => !isOpen) + 1;
  return parts.map(({ html, asked, isOpen }, index) => {
    const part = index + 1;
    return (
      <section key={part} aria-label={`Part ${part}`} className="mt-5">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-medium font-sans text-ink-muted text-sm">
            Part {part}
            {!isOpen && ', not shown yet'}
          </h3>
          {commands && part === next && (
            <Button
              variant="secondary"
              disabled={commands.isPending}
              onClick={() =>
                commands.run((api) =>
                  api.call('POST /api/meetings/:id/parts', {
                    params: { id },
                    body: { question: number, part },
                  }),
                )
              }
            >
              Show part {part}
            </Button>
          )}
        </div>
        <Markup html={html} />
        <AskedKind asked={asked} />
      </section>
    );
  });
}
