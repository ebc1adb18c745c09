import { Link } from 'react-router';
import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { ActionMenu } from '../../../components/ui/action-menu.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Measure } from './measure.tsx';
import styles from './question-table.module.css';
import type { RowActions } from './row-actions.ts';
import type { Selection } from './use-selection.ts';

interface Position {
  ref?: (row: HTMLTableRowElement | null) => void;
  index?: number;
}

interface QuestionRowProps extends Position {
  question: AdminQuestionRow;
  selection: Selection;
  actions: RowActions;
  isNew?: boolean;
}

export function QuestionRow(props: QuestionRowProps) {
  const { question, selection, actions, isNew, ref, index = 0 } = props;
  const { id, name, isVisible, isPremium } = question;
  const more = [
    { label: isVisible ? 'Hide' : 'Show', onChoose: () => actions.toggleVisibility(question) },
    {
      label: isPremium ? 'Make free' : 'Make premium',
      onChoose: () => actions.togglePremium(question),
    },
    { label: 'History', onChoose: () => actions.showHistory(question) },
    { label: 'Delete', onChoose: () => actions.remove(question), isDangerous: true },
  ];
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      data-new={isNew || undefined}
      className={isVisible ? styles.row : `${styles.row} ${styles.dimmed}`}
    >
      <td className={styles.check}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selection.has(id)}
          className="size-4.5 accent-accent"
          onChange={() => selection.toggle(id)}
        />
      </td>
      <td className={styles.name}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={`/question/${id}`} className="font-medium hover:underline">
            {name}
          </Link>
          <QuestionBadges question={question} />
        </div>
      </td>
      <td className={styles.category}>
        <CategoryBadge category={question.category} />
      </td>
      <td>
        <DifficultyBadge difficulty={question.difficulty} />
      </td>
      <td className={styles.measured}>
        {question.measure && <Measure measure={question.measure} />}
      </td>
      <td className={`${styles.updated} text-ink-muted text-sm`}>
        <RelativeTime value={question.updatedAt} />
      </td>
      <td className={styles.actions}>
        <div className="flex items-center gap-1.5">
          <LiveButton
            disabled={actions.busyId === id}
            className={styles.action}
            onClick={() => actions.edit(question)}
          >
            Edit<span className="sr-only"> {name}</span>
          </LiveButton>
          <ActionMenu
            label={`More actions for ${name}`}
            actions={more}
            isDisabled={actions.busyId === id}
          />
        </div>
      </td>
    </tr>
  );
}

function QuestionBadges({
  question: { id, name, isPremium, isVisible, hasSolution, hasVariants, usesVariants },
}: {
  question: AdminQuestionRow;
}) {
  return (
    <>
      {isPremium && <Badge color="amber">Premium</Badge>}
      {!isVisible && <Badge>Hidden</Badge>}
      {!hasSolution && <Badge>No solution</Badge>}
      {hasVariants && (
        <Link to={`/admin/questions/${id}/numbers`} className={styles.numbers}>
          <Badge color={usesVariants ? 'blue' : 'gray'}>
            {usesVariants ? 'Fresh numbers' : 'Fresh numbers (off)'}
            <span className="sr-only"> of {name}</span>
          </Badge>
        </Link>
      )}
    </>
  );
}

/** Shown until its question is loaded. */
export function LoadingRow({ ref, index }: Position) {
  return (
    <tr ref={ref} data-index={index} className={`${styles.row} ${styles.loading}`}>
      <td className={styles.check} />
      <td colSpan={6}>
        <Skeleton className="h-5 w-2/3" />
      </td>
    </tr>
  );
}
