import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from '#shared/contracts/admin-question.ts';
import { mostChangedAtOnce } from '#shared/domain/questions.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import styles from './selection-bar.module.css';
import { useBulkChange } from './use-question-changes.ts';
import type { Selection } from './use-selection.ts';

const buttons: readonly { action: Exclude<BulkAction, 'delete'>; label: string }[] = [
  { action: 'show', label: 'Show' },
  { action: 'hide', label: 'Hide' },
  { action: 'premium', label: 'Make premium' },
  { action: 'free', label: 'Make free' },
];

interface SelectionBarProps {
  selection: Selection;
  /** The number of matching questions. */
  total: number;
  /** Takes the focus when the bar disappears with it. */
  areaRef: React.RefObject<HTMLElement | null>;
}

/** Actions on the selected questions. */
export function SelectionBar({ selection, total, areaRef }: SelectionBarProps) {
  const [isDeleting, setDeleting] = useState(false);
  const change = useBulkChange({
    onDone: () => {
      setDeleting(false);
      selection.clear();
    },
    onFailed: () => setDeleting(false),
  });
  const { count } = selection;
  const bar = useRef<HTMLElement>(null);
  const isHidden = count === 0;
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || bar.current?.contains(activeElement);
    if (isHidden && !wasHidden.current && isLost) areaRef.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden, areaRef]);
  const isTooMany = count > mostChangedAtOnce;
  const apply = (action: BulkAction) => change.mutate({ ids: [...selection.ids], action });
  const counted = `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`;
  return (
    <>
      <section ref={bar} aria-label="Selected questions" className={styles.bar} hidden={isHidden}>
        <p role="status" className="mr-auto font-medium text-sm">
          {counted} selected
          {(isTooMany || (count === mostChangedAtOnce && total > count)) && (
            <span className="font-normal text-ink-muted">
              {' '}
              · at most {mostChangedAtOnce.toLocaleString('en')} at a time
            </span>
          )}
        </p>
        {buttons.map(({ action, label }) => (
          <Button
            key={action}
            variant="secondary"
            disabled={isTooMany || change.isPending}
            onClick={() => apply(action)}
          >
            {label}
            <span className="sr-only"> selected questions</span>
          </Button>
        ))}
        <Button
          variant="danger"
          disabled={isTooMany || change.isPending}
          onClick={() => setDeleting(true)}
        >
          Delete<span className="sr-only"> selected questions</span>
        </Button>
        <Button variant="secondary" onClick={selection.clear}>
          Clear selection
        </Button>
      </section>
      <ConfirmDialog
        title={`Delete ${counted}?`}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        cancelLabel="Cancel"
        confirmLabel="Delete permanently"
        variant="danger"
        isPending={change.isPending}
        error={null}
        onConfirm={() => apply('delete')}
      >
        This also deletes their solutions, discussions, error reports and all user progress. It
        cannot be undone.
      </ConfirmDialog>
    </>
  );
}
