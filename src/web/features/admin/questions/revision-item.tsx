import { useState } from 'react';
import type { Revision } from '#shared/contracts/admin-question.ts';
import { ChangedFields } from '../../../components/editing/changed-fields.tsx';
import { fieldNames, shownFields } from '../../../components/editing/question-changes.ts';
import { MarkupPreview } from '../../../components/markup-preview.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';

interface RevisionItemProps {
  revision: Revision;
  isBusy: boolean;
  onRestore: () => void;
}

export function RevisionItem({ revision, isBusy, onRestore }: RevisionItemProps) {
  const { subject, version, isCurrent, editor, createdAt, changed } = revision;
  const [isOpen, setOpen] = useState(false);
  const title = `${subject === 'question' ? 'Question' : 'Solution'}, version ${version}`;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="flex flex-wrap items-center gap-2 font-medium font-sans text-base">
            {title}
            {isCurrent && <Badge color="green">Current</Badge>}
          </h3>
          <p className="text-ink-muted text-sm">
            {editor ?? 'Question bank'}, <RelativeTime value={createdAt} /> ·{' '}
            {changed === null
              ? 'first version'
              : `changed: ${changed.map((field) => fieldNames[field]).join(', ')}`}
          </p>
        </div>
        <div className="flex gap-2">
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide text' : 'Show text'}
            <span className="sr-only"> of {title}</span>
          </Button>
          {!isCurrent && (
            <Button variant="secondary" disabled={isBusy} onClick={onRestore}>
              Restore<span className="sr-only"> {title}</span>
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <div className="mt-3">
          {revision.subject === 'question' && (
            <ChangedFields fields={shownFields(revision.content)} />
          )}
          <MarkupPreview
            label={title}
            source={
              revision.subject === 'question'
                ? revision.content.description
                : revision.content.content
            }
          />
        </div>
      )}
    </li>
  );
}
