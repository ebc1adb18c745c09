import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../../lib/app-context.ts';
import { questionTopicsQuery } from '../../../queries/topics.ts';

interface QuestionTopicsProps {
  questionId: number;
  isSolved: boolean;
}

/** Hidden behind a button until the question is solved: topics give the method away. */
export function QuestionTopics({ questionId, isSolved }: QuestionTopicsProps) {
  const [isRequested, setRequested] = useState(false);
  const isShown = isRequested || isSolved;
  const { data: topics } = useQuery({
    ...questionTopicsQuery(useApi(), questionId),
    enabled: isShown,
  });
  if (!isShown) {
    return (
      <button
        type="button"
        onClick={() => setRequested(true)}
        className="needs-scripts no-print text-link text-sm"
      >
        Show topics
      </button>
    );
  }
  if (!topics) return null;
  return (
    <p className="text-sm">
      <span className="text-ink-muted">Topics: </span>
      {topics.length === 0 && 'none'}
      {topics.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={`/topics/${slug}`} className="text-link">
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}
