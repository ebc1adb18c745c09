import { Link } from 'react-router';
import type { User } from '#shared/contracts/user.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { dueText } from '../../../lib/due-text.ts';
import { registerToKeepPath } from '../../../lib/sign-in-path.ts';
import { FocusedHeading } from './focused-heading.tsx';
import { ratingChange } from './rating-change.ts';
import { countRight, type Outcome, type Sitting, topicsOf } from './sitting.ts';

const outcomeNames: Record<Outcome, string> = {
  right: 'Right',
  retried: 'Right after a miss',
  wrong: 'Missed',
  revealed: 'Answer shown',
};

interface SittingSummaryProps {
  sitting: Sitting;
  minutes: number;
  user: User | null;
  onContinue: () => void;
}

export function SittingSummary({ sitting, minutes, user, onContinue }: SittingSummaryProps) {
  const { trained, skipped, rating } = sitting;
  const topics = topicsOf(trained);
  const hasAny = trained.length > 0;
  return (
    <div>
      <FocusedHeading takesFocus>
        {hasAny ? 'How it went' : 'You have not answered a question yet'}
      </FocusedHeading>
      {hasAny && (
        <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
          <Figure name="Answered">{wholeNumber(trained.length)}</Figure>
          <Figure name="Right on first try">{wholeNumber(countRight(trained))}</Figure>
          {skipped.length > 0 && <Figure name="Skipped">{wholeNumber(skipped.length)}</Figure>}
          {rating && (
            <Figure
              name="Rating"
              note={`from ${wholeNumber(rating.start)}, ${ratingChange(rating)}`}
            >
              {wholeNumber(rating.now)}
            </Figure>
          )}
          <Figure name="Time" note="min">
            {minutes === 0 ? '< 1' : wholeNumber(minutes)}
          </Figure>
        </dl>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="medium" onClick={onContinue}>
          {hasAny ? 'Continue training' : 'Start training'}
        </Button>
        <ButtonLink to="/practice" variant="secondary" size="medium">
          Practice
        </ButtonLink>
        {!user && hasAny && (
          <ButtonLink to={registerToKeepPath('/practice')} variant="secondary" size="medium">
            Create an account to keep this
          </ButtonLink>
        )}
      </div>
      <div className="mt-12 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        {hasAny && (
          <Results name="Questions">
            {trained.map(({ id, name, outcome, due }) => (
              <Result
                key={id}
                note={outcomeNames[outcome] + (due ? `, comes back ${dueText(due)}` : '')}
              >
                <Link to={`/question/${id}`} className="text-link">
                  {name}
                </Link>
              </Result>
            ))}
          </Results>
        )}
        {topics.length > 0 && (
          <Results name="Topics">
            {topics.map(({ slug, name, right, total }) => (
              <Result key={slug} note={`${right} of ${total} right on first try`}>
                <Link to={`/topics/${slug}`} className="text-link">
                  {name}
                </Link>
              </Result>
            ))}
          </Results>
        )}
      </div>
    </div>
  );
}

function Results({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">{name}</h2>
      <ul className="divide-y divide-rule">{children}</ul>
    </section>
  );
}

function Result({ note, children }: { note: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <span className="text-ink-muted text-sm tabular-nums">{note}</span>
    </li>
  );
}

interface FigureProps {
  name: string;
  note?: string;
  children: React.ReactNode;
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <dt className="font-medium text-sm">{name}</dt>
      <dd className="mt-1">
        <span className="font-display text-3xl tabular-nums">{children}</span>{' '}
        {note && <span className="text-ink-muted text-sm tabular-nums">{note}</span>}
      </dd>
    </div>
  );
}
