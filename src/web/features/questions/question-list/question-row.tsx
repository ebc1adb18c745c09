import { StarButton } from '../../../components/star-button.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { MeasuredRating } from '../../../components/ui/measured-rating.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import type { ListRow } from '../../../queries/question-list.ts';
import { useStar } from '../../../queries/stars.ts';
import { PremiumBadge } from './premium-badge.tsx';
import styles from './question-table.module.css';
import { StatusMark } from './status-mark.tsx';

interface QuestionRowProps {
  row: ListRow;
  number: number;
  url: string;
  /** Whether the reader has a status for each question. */
  hasStatus: boolean;
  /** Whether there is a column for the measured difficulty. */
  hasMeasured: boolean;
}

export function QuestionRow({ row, number, url, hasStatus, hasMeasured }: QuestionRowProps) {
  const star = useStar(row);
  return (
    <tr>
      <td>{number}</td>
      <td>
        <span className="flex items-center gap-x-2">
          {hasStatus && <StatusMark status={row.status} />}
          <span className="min-w-0">
            <RowLink to={url} prefetch="intent">
              {row.name}
            </RowLink>
            {row.isPremium && (
              <span className="ml-2.5 align-[0.1em]">
                <PremiumBadge />
              </span>
            )}
            {row.subject && <span className={styles.subject}>{row.subject}</span>}
          </span>
          <span className={styles.star}>
            <StarButton name={row.name} {...star} />
          </span>
        </span>
      </td>
      <td>
        <DifficultyBadge difficulty={row.difficulty} />
      </td>
      {hasMeasured && (
        <td className={styles.measured}>
          {row.rating !== null && <MeasuredRating rating={row.rating} />}
        </td>
      )}
      <td>
        <CategoryBadge category={row.category} />
      </td>
    </tr>
  );
}
