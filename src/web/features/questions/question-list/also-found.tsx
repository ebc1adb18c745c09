import { Link } from 'react-router';
import type { FoundQuestion } from '#shared/contracts/search.ts';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import styles from './also-found.module.css';
import { PremiumBadge } from './premium-badge.tsx';
import { useAlsoFound } from './use-also-found.ts';

/** Search results beyond name matches. */
export function AlsoFound() {
  const found = useAlsoFound();
  if (!found) return null;
  const { questions, topics, corrected, search } = found;
  return (
    <section aria-labelledby="also-found" className="pt-4">
      <h2 id="also-found" className="text-xl">
        Also about “{corrected ?? search}”
      </h2>
      <p className="mt-1 text-ink-muted text-sm">Found by topic, subject line and statement.</p>
      {topics.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {topics.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/topics/${slug}`} className={styles.topic}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-3 border-rule border-t">
        {questions.map((question) => (
          <FoundRow key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}

const reasons = {
  name: () => 'Name',
  topic: (matched: string | null) => (matched ? `Topic: ${matched}` : 'Topic'),
  subject: () => 'Subject line',
  statement: (matched: string | null) => (matched ? `Statement: ${matched}` : 'Statement'),
};

function FoundRow({ question }: { question: FoundQuestion }) {
  const { id, name, subject, difficulty, category, isPremium, why, matched } = question;
  return (
    <li className={styles.row}>
      <div className="min-w-0">
        <RowLink to={`/question/${id}`} prefetch="intent">
          {name}
        </RowLink>
        {isPremium && (
          <span className="ml-2.5 align-[0.1em]">
            <PremiumBadge />
          </span>
        )}
        {subject && <p className={styles.detail}>{subject}</p>}
        <p className={styles.why}>{reasons[why](matched)}</p>
      </div>
      <div className={styles.badges}>
        <DifficultyBadge difficulty={difficulty} />
        <CategoryBadge category={category} />
      </div>
    </li>
  );
}
