import { Link } from 'react-router';
import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import styles from './question-area.module.css';
import type { RowActs } from './row-acts.ts';
import type { Selection } from './use-selection.ts';

interface Place {
  ref?: (row: HTMLTableRowElement | null) => void;
  index?: number;
}

interface QuestionRowProps extends Place {
  question: AdminQuestionRow;
  selection: Selection;
  acts: RowActs;
}

export function QuestionRow({ question, selection, acts, ref, index = 0 }: QuestionRowProps) {
  const { id, name, isVisible, isPremium } = question;
  const choices = [
    { label: 'Edit', act: acts.edit },
    { label: isVisible ? 'Hide' : 'Show', act: acts.toggleVisibility },
    { label: isPremium ? 'Make free' : 'Make premium', act: acts.togglePremium },
    { label: 'History', act: acts.showHistory },
    { label: 'Delete', act: acts.remove, isDangerous: true },
  ];
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
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
          <Marks question={question} />
        </div>
      </td>
      <td className={styles.category}>
        <CategoryBadge category={question.category} />
      </td>
      <td>
        <DifficultyBadge difficulty={question.difficulty} />
      </td>
      <td className="text-ink-muted text-sm">
        <RelativeTime value={question.updatedAt} />
      </td>
      <td className={styles.acts}>
        <div className="flex flex-wrap gap-1">
          {choices.map(({ label, act, isDangerous }) => (
            <LiveButton
              key={label}
              disabled={acts.busyId === id}
              className={isDangerous ? `${styles.act} text-danger` : styles.act}
              onClick={() => act(question)}
            >
              {label}
              <span className="sr-only"> {name}</span>
            </LiveButton>
          ))}
        </div>
      </td>
    </tr>
  );
}

function Marks({
  question: { isPremium, isVisible, hasSolution },
}: {
  question: AdminQuestionRow;
}) {
  return (
    <>
      {isPremium && <Badge color="amber">Premium</Badge>}
      {!isVisible && <Badge>Hidden</Badge>}
      {!hasSolution && <Badge>No solution</Badge>}
    </>
  );
}

/** Its question is on its way. */
export function WaitingRow({ ref, index }: Place) {
  return (
    <tr ref={ref} data-index={index} className={`${styles.row} ${styles.waiting}`}>
      <td className={styles.check} />
      <td colSpan={5}>
        <Skeleton className="h-5 w-2/3" />
      </td>
    </tr>
  );
}
