import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TopicDetail } from '#shared/contracts/topic.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { Markup } from '../../../components/markup.tsx';
import { Record } from '../../../components/question-set/record.tsx';
import { SetQuestions } from '../../../components/question-set/set-questions.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { topicQuery } from '../../../queries/topics.ts';
import { Trail } from './trail.tsx';

export function TopicPage({ slug }: { slug: string }) {
  const { data: topic } = useQuery(topicQuery(useApi(), slug));
  if (!topic) return null;
  const { name, group, summary, primerHtml, total, solved } = topic;
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      <Trail>{group}</Trail>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between">
        <article className="min-w-0">
          <h1 className="text-3xl">{name}</h1>
          <p className="mt-3 font-serif text-ink-muted text-lg">{summary}</p>
          {primerHtml && (
            <div className="mt-7">
              <h2 className="sr-only">Primer</h2>
              <Markup html={primerHtml} />
            </div>
          )}
          {topic.start.length > 0 && (
            <section className="mt-8">
              <h2 className="mb-3 text-2xl">Start with</h2>
              <SetQuestions questions={topic.start} set={`topic=${slug}`} isOrdered />
            </section>
          )}
        </article>
        <aside className="min-w-0 space-y-8 lg:pt-3">
          <div>
            <p className="text-ink-muted tabular-nums">
              <Record total={total} solved={solved} />
            </p>
            {total > 0 && (
              <Link to={`/questions?topic=${slug}`} className="text-link text-sm">
                Show them in the list
              </Link>
            )}
          </div>
          <Related topics={topic.related} />
        </aside>
        <Questions topic={topic} />
      </div>
    </div>
  );
}

function Questions({ topic: { slug, levels } }: { topic: TopicDetail }) {
  return (
    <section className="min-w-0 lg:col-start-1">
      <h2 className="text-2xl">Questions</h2>
      {levels.length === 0 && <p className="mt-2 text-ink-muted">There are no questions yet.</p>}
      {levels.map(({ difficulty, total, questions }) => (
        <div key={difficulty} className="mt-6">
          <h3 className="mb-2 font-sans font-semibold text-sm">
            {difficulty} <span className="font-normal text-ink-muted tabular-nums">{total}</span>
          </h3>
          <SetQuestions questions={questions} set={`difficulty=${difficulty}&topic=${slug}`} />
          {total > questions.length && (
            <Link
              to={`/questions?difficulty=${difficulty}&topic=${slug}`}
              className="mt-2 inline-block py-1 text-link text-sm"
            >
              Show all {wholeNumber(total)}
            </Link>
          )}
        </div>
      ))}
    </section>
  );
}

function Related({ topics }: { topics: TopicDetail['related'] }) {
  if (topics.length === 0) return null;
  return (
    <section>
      <h2 className="font-sans font-semibold text-sm">Related topics</h2>
      <ul className="mt-2 space-y-3">
        {topics.map(({ slug, name, summary }) => (
          <li key={slug}>
            <Link to={`/topics/${slug}`} className="text-link">
              {name}
            </Link>
            <p className="text-ink-muted text-sm">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
