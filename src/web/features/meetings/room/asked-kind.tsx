import type { CandidateState } from '#shared/contracts/meeting.ts';
import { Markup } from '../../../components/markup.tsx';

type Asked = NonNullable<NonNullable<CandidateState['question']>['asked']>;

/** What kind of answer is asked for, where the statement may not say. */
export function AskedKind({ asked }: { asked: Asked | null }) {
  if (asked?.choices) {
    return (
      <ol className="mt-4 list-[upper-alpha] space-y-1.5 ps-6" aria-label="Choices">
        {asked.choices.map((html, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its number
          <li key={index}>
            <Markup html={html} />
          </li>
        ))}
      </ol>
    );
  }
  if (!asked?.unit) return null;
  return (
    <p className="mt-3 text-ink-muted text-sm">
      Answer in {asked.unit === '%' ? 'percent' : asked.unit}.
    </p>
  );
}
