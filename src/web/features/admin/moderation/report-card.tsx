import { Link } from 'react-router';
import type { ReportedComment } from '#shared/contracts/comment-report.ts';
import { Markup } from '../../../components/markup.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { DeleteComment } from './delete-comment.tsx';
import { DismissButton } from './dismiss-button.tsx';

interface ReportCardProps {
  report: ReportedComment;
  onDecided: () => void;
}

export function ReportCard({ report, onDecided }: ReportCardProps) {
  return (
    <article className="rounded-lg border border-rule bg-raised p-4 sm:p-6">
      <Complaint report={report} />
      <ReportedText report={report} />
      {report.status === 'open' ? (
        <div className="needs-scripts mt-5 flex flex-wrap gap-3">
          <DeleteComment report={report} onDecided={onDecided} />
          <DismissButton report={report} onDecided={onDecided} />
        </div>
      ) : (
        <p className="mt-5 text-ink-muted text-sm">
          {report.status === 'upheld' ? 'Upheld by ' : 'Dismissed by '}
          {nameOf(report.resolver)}
          {report.resolvedAt && (
            <>
              {', '}
              <RelativeTime value={report.resolvedAt} />
            </>
          )}
        </p>
      )}
    </article>
  );
}

/** Who reported it, and why. */
function Complaint({ report: { reporter, createdAt, reason } }: { report: ReportedComment }) {
  return (
    <>
      <h2 className="font-medium font-sans text-ink-muted text-sm">
        Reported by <strong className="font-medium text-ink">{nameOf(reporter)}</strong>,{' '}
        <RelativeTime value={createdAt} />
      </h2>
      <p className="mt-1.5 whitespace-pre-wrap break-words">{reason}</p>
    </>
  );
}

/** The comment, with a link to it. */
function ReportedText({ report: { comment, discussion } }: { report: ReportedComment }) {
  return (
    <div className="mt-4 border-rule-strong border-l-2 pl-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
        <span className="min-w-0 break-words">
          <strong className="font-medium text-ink">{nameOf(comment.author)}</strong> in{' '}
          <Link to={`/discussions/${discussion.id}#comment-${comment.id}`} className="text-link">
            {discussion.title}
          </Link>
          , <RelativeTime value={comment.createdAt} />
        </span>
        {comment.isDeleted && <Badge color="red">Comment deleted</Badge>}
        {discussion.isDeleted && <Badge color="red">Discussion deleted</Badge>}
      </p>
      <section
        aria-label={`Comment by ${nameOf(comment.author)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll it
        tabIndex={0}
        className="mt-2 max-h-80 overflow-y-auto"
      >
        <Markup html={comment.contentHtml} />
      </section>
    </div>
  );
}

function nameOf(person: { username: string } | null): string {
  return person?.username ?? 'Unknown User';
}
