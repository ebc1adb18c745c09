import { Link } from 'react-router';
import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';

interface LeechesProps {
  leeches: ReviewQueue['leeches'];
  isPending: boolean;
  onSuspend: (id: number) => void;
}

/** Questions that fail again and again: reading about their topic helps more than another review. */
export function Leeches({ leeches, isPending, onSuspend }: LeechesProps) {
  if (leeches.length === 0) return null;
  return (
    <section id="leeches" className="min-w-0 scroll-mt-6 border-rule border-t pt-6">
      <h2 className="mb-2 text-xl">Not sticking</h2>
      <p className="mb-4 text-ink-muted text-sm">
        More reviews will hardly help. Read up on the topic, and suspend the question until then: it
        stays away until you resume it.
      </p>
      <ul className="divide-y divide-rule">
        {leeches.map(({ id, name, failures, topic }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <Link to={`/question/${id}`} className="break-words hover:text-accent">
                {name}
              </Link>
              <p className="text-ink-muted text-sm">went wrong in {failures} reviews</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {topic && (
                <ButtonLink to={`/topics/${topic.slug}`} variant="secondary">
                  Read {topic.name}
                </ButtonLink>
              )}
              <Button
                variant="secondary"
                disabled={isPending}
                aria-label={`Suspend “${name}”`}
                onClick={() => onSuspend(id)}
              >
                Suspend
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
