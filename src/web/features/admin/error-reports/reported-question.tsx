import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ErrorReportDetail } from '#shared/contracts/error-report.ts';
import { EditorSkeleton } from '../../../components/editing/editor-skeleton.tsx';
import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { Markup } from '../../../components/markup.tsx';
import { NumbersLink } from '../../../components/numbers-link.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { errorReportQuery } from '../../../queries/error-reports.ts';

interface ReportedQuestionProps {
  report: ErrorReportDetail;
  /** Loaded on demand. */
  QuestionEditor: React.ComponentType<EditorProps>;
  /** Whether the question is being edited. */
  isEditing: boolean;
  onEdit: () => void;
  onSaved: () => void;
  /** May ask first. */
  onCancel: () => void;
}

/** The question that a report is about, to read or to edit beside it. */
export function ReportedQuestion(props: ReportedQuestionProps) {
  const { report, QuestionEditor, isEditing, onEdit, onSaved, onCancel } = props;
  const api = useApi();
  const queries = useQueryClient();
  const { id, name, difficulty, category, isVisible, descriptionHtml, solutionHtml } =
    report.question;
  return (
    <section
      aria-label="Reported question"
      className="min-w-0 self-start rounded-lg border border-rule bg-paper p-4 sm:p-6"
    >
      {isEditing ? (
        <Suspense fallback={<EditorSkeleton />}>
          <QuestionEditor
            questionId={id}
            onSaved={() => {
              onSaved();
              void queries.invalidateQueries(errorReportQuery(api, report.id));
            }}
            onCancel={onCancel}
          />
        </Suspense>
      ) : (
        <>
          <div className="flex items-start justify-between gap-4">
            <h3 className="text-lg">
              <Link to={`/question/${id}`} className="text-link break-words">
                {name}
              </Link>
            </h3>
            <Button variant="secondary" onClick={onEdit}>
              Edit
            </Button>
          </div>
          <p className="mt-2 mb-4 flex flex-wrap items-center gap-2">
            <CategoryBadge category={category} />
            <DifficultyBadge difficulty={difficulty} />
            {!isVisible && <Badge>Hidden</Badge>}
            <NumbersLink questionId={id} variant={report.variant} />
            {report.variant !== null && (
              <Link to={`/admin/questions/${id}/numbers#${report.variant}`} className="text-link">
                Check or withdraw {report.variant}
              </Link>
            )}
          </p>
          <Markup html={descriptionHtml} />
          <h4 className="mt-6 mb-2 border-rule border-t pt-4">Solution</h4>
          {solutionHtml === null ? (
            <p className="text-ink-muted">No solution has been added for this question yet.</p>
          ) : (
            <Markup html={solutionHtml} />
          )}
        </>
      )}
    </section>
  );
}
