import type { QuestionRow } from '#shared/contracts/topic.ts';
import { statusLabels } from '#shared/domain/question-status.ts';
import { Badge } from '../ui/badge.tsx';
import { DifficultyBadge } from '../ui/difficulty-badge.tsx';
import { RowLink } from '../ui/row-link.tsx';
import styles from './set-questions.module.css';

interface SetQuestionsProps {
  questions: readonly QuestionRow[];
  /** The set to walk through, such as `topic=random-walks`; null: all questions. */
  set: string | null;
  isOrdered?: boolean;
  /** Actions for each question, at the end of its row. */
  actionsOf?: (question: QuestionRow, index: number) => React.ReactNode;
}

/** The questions of a topic, a collection or a list. */
export function SetQuestions({ questions, set, isOrdered, actionsOf }: SetQuestionsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  const search = set === null ? '' : `?${set}`;
  return (
    <List className="border-rule border-t">
      {questions.map((question, index) => {
        const { id, name, subject, difficulty, isPremium, status } = question;
        return (
          <li key={id} className={styles.row}>
            {isOrdered && <span className={styles.number}>{index + 1}</span>}
            <div className={`min-w-0 flex-1 ${styles.text}`}>
              <RowLink to={`/question/${id}${search}`} prefetch="intent">
                {name}
              </RowLink>
              {subject && <p className="text-ink-muted text-sm leading-snug">{subject}</p>}
            </div>
            <span className={styles.facts}>
              {isPremium && <Badge color="amber">Premium</Badge>}
              {status && <span className={styles[status]}>{statusLabels[status]}</span>}
              {isOrdered && <DifficultyBadge difficulty={difficulty} />}
            </span>
            {actionsOf && <span className={styles.actions}>{actionsOf(question, index)}</span>}
          </li>
        );
      })}
    </List>
  );
}
