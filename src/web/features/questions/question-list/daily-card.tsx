import { Link } from 'react-router';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useStatusHere } from '../../../lib/answered-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import type { ListRow } from '../../../queries/question-list.ts';
import styles from './daily-card.module.css';
import { useDailyQuestion } from './daily-question.ts';
import { defaultView, isFiltered, urlOfView } from './list-view.ts';
import { PremiumBadge } from './premium-badge.tsx';
import { FilledSign } from './status-mark.tsx';
import { useListView } from './use-list-view.ts';

const dailyOnly = urlOfView({ ...defaultView, isDaily: true });

/** Links to the day's question, or to the list with only that question while it is unknown. */
export function DailyCard() {
  const { data: question, isError } = useDailyQuestion();
  // Results must fit on a phone's first screen.
  const size = isFiltered(useListView()) ? styles.compact : '';
  return (
    <Link
      to={question ? `/question/${question.id}` : dailyOnly}
      className={`${styles.card} ${size} group`}
    >
      <span className="font-medium text-accent text-sm">Question of the Day</span>
      <span className={styles.mark}>{question && <DailyMark question={question} />}</span>
      <DailyContent question={question} isError={isError} />
      <span
        aria-hidden="true"
        className="order-2 text-accent transition-transform group-hover:translate-x-0.5"
      >
        →
      </span>
    </Link>
  );
}

/** For visitors, what came of it in this browser. */
function DailyMark({ question: { id, status } }: { question: ListRow }) {
  const { data: user } = useCurrentUser();
  const statusHere = useStatusHere(id);
  return <FilledSign status={user ? status : statusHere} />;
}

interface DailyContentProps {
  /** Null if there is none, undefined if not known yet. */
  question: ListRow | null | undefined;
  isError: boolean;
}

function DailyContent({ question, isError }: DailyContentProps) {
  if (question) {
    return (
      <>
        <span className={styles.title}>{question.name}</span>
        <span className={styles.badges}>
          <DifficultyBadge difficulty={question.difficulty} />
          <CategoryBadge category={question.category} />
          {question.isPremium && <PremiumBadge />}
        </span>
      </>
    );
  }
  if (question === null) return <span className={styles.title}>No question yet</span>;
  if (isError) return <span className={styles.title}>Show today’s question</span>;
  return (
    <span className={styles.title}>
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-5 w-52 max-w-full" />
    </span>
  );
}
