import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ErrorReportDetail } from '#shared/contracts/error-report.ts';
import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { LeaveGuard } from '../../../components/editing/leave-guard.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { isEdited } from '../../../lib/edited-form.ts';
import { errorReportQuery } from '../../../queries/error-reports.ts';
import { Replies } from './replies.tsx';
import { ReportedQuestion } from './reported-question.tsx';
import { StatusForm } from './status-form.tsx';

interface ReportDialogProps {
  /** Null: the dialog is closed. */
  reportId: number | null;
  /** The unsent reply. */
  draft: string;
  onDraft: (text: string) => void;
  QuestionEditor: React.ComponentType<EditorProps>;
  onClose: () => void;
}

/** An error report beside its question, which can be edited there. */
export function ReportDialog({ reportId, onClose, ...contents }: ReportDialogProps) {
  const guard = useEditing();
  return (
    <Dialog
      title="Error report"
      size="wide"
      isOpen={reportId !== null}
      onClose={() => guard.leave(onClose)}
    >
      <div ref={guard.content}>
        {reportId !== null && <LoadedReport reportId={reportId} guard={guard} {...contents} />}
      </div>
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" size="medium" onClick={() => guard.leave(onClose)}>
          Close
        </Button>
      </div>
      <LeaveGuard {...guard.asking} />
    </Dialog>
  );
}

/** Asks before unsaved changes to the question are lost. */
function useEditing() {
  const content = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  /** What the user wants to do instead. */
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const hasChanges = () => {
    const form = content.current?.querySelector<HTMLFormElement>('[data-editor] form');
    return form ? isEdited(form) : false;
  };
  const stop = () => setEditing(false);
  return {
    content,
    isEditing,
    start: () => setEditing(true),
    stop,
    leave: (act: () => void) => {
      if (hasChanges()) return setWanted(() => act);
      stop();
      act();
    },
    asking: {
      hasChanges,
      isAsking: wanted !== null,
      onKeep: () => setWanted(null),
      onDiscard: () => {
        setWanted(null);
        stop();
        wanted?.();
      },
    },
  };
}

const columns = 'grid gap-x-10 gap-y-8';

type LoadedReportProps = Omit<ReportDialogProps, 'reportId' | 'onClose'> & {
  reportId: number;
  guard: ReturnType<typeof useEditing>;
};

function LoadedReport({ reportId, guard, QuestionEditor, draft, onDraft }: LoadedReportProps) {
  const query = useQuery(errorReportQuery(useApi(), reportId));
  return (
    <div className="mt-4">
      <Loaded query={query} what="The report" skeleton={<ReportSkeleton />}>
        {(report) => (
          <div
            className={
              guard.isEditing ? `${columns} lg:grid-cols-[2fr_3fr]` : `${columns} lg:grid-cols-2`
            }
          >
            <div className="min-w-0 space-y-8">
              <ReportText report={report} />
              <StatusForm report={report} />
              <Replies report={report} draft={draft} onDraft={onDraft} />
            </div>
            <div data-editor className="min-w-0">
              <ReportedQuestion
                report={report}
                QuestionEditor={QuestionEditor}
                isEditing={guard.isEditing}
                onEdit={guard.start}
                onSaved={guard.stop}
                onCancel={() => guard.leave(() => {})}
              />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}

function ReportSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

function ReportText({ report }: { report: ErrorReportDetail }) {
  const { reporter, reportedByEmail, createdAt, description } = report;
  return (
    <section>
      <h3 className="font-normal font-sans text-ink-muted text-sm">
        Reported by{' '}
        <strong className="break-words font-medium text-ink">
          {reporter ? `${reporter.username} (${reporter.email})` : reportedByEmail}
        </strong>
        , <RelativeTime value={createdAt} />
      </h3>
      <p className="mt-2 whitespace-pre-line break-words">{description}</p>
    </section>
  );
}
