import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { useAnsweredHere } from '../../../lib/answered-here.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { firstQuestionQuery } from '../../../queries/next-question.ts';
import { isFiltered } from './list-view.ts';
import styles from './start-here.module.css';
import { useListView } from './use-list-view.ts';

/** A first question for newcomers, and training, which goes on from there. */
export function StartHere() {
  const { data: user } = useCurrentUser();
  const answered = useAnsweredHere();
  const isNew = user ? user.questionsAttempted === 0 : answered === 0;
  const hasFilters = isFiltered(useListView());
  const isShown = isNew && !hasFilters;
  const { data: question } = useQuery({ ...firstQuestionQuery(useApi()), enabled: isShown });
  if (!isShown || !question) return null;
  return (
    <div className={styles.start}>
      <Link to={`/question/${question.id}`} className={styles.question}>
        <span className="font-medium text-accent text-sm">Start here</span>
        <span className={styles.name}>{question.name}</span>
        <span className={styles.marks}>
          <DifficultyBadge difficulty={question.difficulty} />
          <CategoryBadge category={question.category} />
        </span>
      </Link>
      <ButtonLink to="/practice/train">Train</ButtonLink>
    </div>
  );
}
