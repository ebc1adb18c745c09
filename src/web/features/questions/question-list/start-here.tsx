import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { useAnsweredHere } from '../../../lib/answered-here.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { starterQuery } from '../../../queries/question-list.ts';
import styles from './daily-card.module.css';
import { isFiltered } from './list-view.ts';
import { useListView } from './use-list-view.ts';

/** A first question for newcomers. */
export function StartHere() {
  const { data: user } = useCurrentUser();
  const answered = useAnsweredHere();
  const { data: question } = useQuery(starterQuery(useApi()));
  const isNew = user ? user.questionsAttempted === 0 : answered === 0;
  if (isFiltered(useListView()) || !isNew || !question) return null;
  return (
    <Link to={`/question/${question.id}`} className={`${styles.card} ${styles.compact} group`}>
      <span className="font-medium text-accent text-sm">Start here</span>
      <span className={styles.title}>{question.name}</span>
      <span className={styles.badges}>
        <DifficultyBadge difficulty={question.difficulty} />
        <CategoryBadge category={question.category} />
      </span>
      <span
        aria-hidden="true"
        className="ml-auto text-accent transition-transform group-hover:translate-x-0.5"
      >
        →
      </span>
    </Link>
  );
}
