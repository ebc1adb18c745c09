import type { QuestionRow } from '#shared/contracts/topic.ts';
import { statusLabels } from '#shared/domain/question-status.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { DifficultyBadge } from '../../components/ui/difficulty-badge.tsx';
import { RowLink } from '../../components/ui/row-link.tsx';
import styles from './set-questions.module.css';

interface SetQuestionsProps {
  questions: readonly QuestionRow[];
  /** The set to walk through, such as `topic=random-walks`. */
  set: string;
  isOrdered?: boolean;
}

/** The questions of a topic or a collection. */
export function SetQuestions({ questions, set, isOrdered = false }: SetQuestionsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="border-rule border-t">
      {questions.map(({ id, name, subject, difficulty, isPremium, status }, index) => (
        <li key={id} className={styles.row}>
          {isOrdered && <span className={styles.number}>{index + 1}</span>}
          <div className="min-w-0 flex-1">
            <RowLink to={`/question/${id}?${set}`} prefetch="intent">
              {name}
            </RowLink>
            {subject && <p className="text-ink-muted text-sm leading-snug">{subject}</p>}
          </div>
          <span className="flex shrink-0 flex-wrap items-center justify-end gap-x-4 gap-y-1">
            {isPremium && <Badge color="amber">Premium</Badge>}
            {status && <span className={styles[status]}>{statusLabels[status]}</span>}
            {isOrdered && <DifficultyBadge difficulty={difficulty} />}
          </span>
        </li>
      ))}
    </List>
  );
}
