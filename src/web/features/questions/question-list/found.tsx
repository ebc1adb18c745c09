import { Link } from 'react-router';
import type { FoundQuestion } from '#shared/contracts/search.ts';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import styles from './found.module.css';
import { PremiumBadge } from './premium-badge.tsx';
import { type Found, useFound } from './use-found.ts';

/** Below the questions whose names match. */
export function AlsoFound() {
  const { found } = useFound();
  if (!found) return null;
  return (
    <div className="pt-4">
      <FoundSection title={`Also about “${found.search}”`} found={found} isWaiting={false}>
        Found by topic, subject line and statement.
      </FoundSection>
    </div>
  );
}

/** In place of the table, if no name matches. */
export function FoundInstead({ found, isWaiting }: { found: Found; isWaiting: boolean }) {
  return (
    <FoundSection title={`Results for “${found.search}”`} found={found} isWaiting={isWaiting}>
      {found.questions.length > 0 && 'By topic and text, since no name contains it.'}
    </FoundSection>
  );
}

interface FoundSectionProps {
  title: string;
  found: Found;
  isWaiting: boolean;
  /** How it was found. */
  children: React.ReactNode;
}

function FoundSection({ title, found, isWaiting, children }: FoundSectionProps) {
  const { questions, places } = found;
  return (
    <section aria-labelledby="found" aria-busy={isWaiting} className={styles.found}>
      <h2 id="found" className="text-xl [overflow-wrap:anywhere]">
        {title}
      </h2>
      {children && <p className="text-ink-muted text-sm">{children}</p>}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ path, name, kind }) => (
            <li key={path}>
              <Link to={path} className={styles.place}>
                <span className="text-ink-muted">{kind}:</span> {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <ul data-rows="" className="mt-3 border-rule border-t">
          {questions.map((question) => (
            <FoundRow key={question.id} question={question} />
          ))}
        </ul>
      )}
    </section>
  );
}

const reasons = {
  name: () => 'Name',
  topic: (matched: string | null) => (matched ? `Topic: ${matched}` : 'Topic'),
  subject: () => 'Subject line',
  statement: (matched: string | null) => (matched ? `Statement: ${matched}` : 'Statement'),
  category: (matched: string | null) => (matched ? `Category: ${matched}` : 'Category'),
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
        {subject && <p className={styles.subject}>{subject}</p>}
        <p className={styles.why}>{reasons[why](matched)}</p>
      </div>
      <div className={styles.badges}>
        <DifficultyBadge difficulty={difficulty} />
        <CategoryBadge category={category} />
      </div>
    </li>
  );
}
