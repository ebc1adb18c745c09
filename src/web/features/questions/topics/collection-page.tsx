import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AnkiLink } from '../../../components/anki-link.tsx';
import { Markup } from '../../../components/markup.tsx';
import { Record } from '../../../components/question-set/record.tsx';
import { SetQuestions } from '../../../components/question-set/set-questions.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { collectionQuery } from '../../../queries/topics.ts';
import { Trail } from './trail.tsx';

export function CollectionPage({ slug }: { slug: string }) {
  const { data: collection } = useQuery(collectionQuery(useApi(), slug));
  if (!collection) return null;
  const { name, aboutHtml, questions, total, solved } = collection;
  const next = questions.find(({ status }) => status !== 'solved');
  const set = `collection=${slug}`;
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      <Trail>Collections</Trail>
      <h1 className="text-3xl">{name}</h1>
      <div className="mt-3 max-w-2xl">
        <Markup html={aboutHtml} />
      </div>
      <p className="mt-4 text-ink-muted tabular-nums">
        <Record total={total} solved={solved} />
      </p>
      <div className="mt-5 mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        {next && (
          <ButtonLink to={`/question/${next.id}?${set}`}>
            {solved ? 'Continue' : 'Start'}
          </ButtonLink>
        )}
        <Link to={`/questions?${set}`} className="text-link text-sm">
          Show them in the list
        </Link>
        {solved !== null && <AnkiLink query={{ collection: slug }} />}
      </div>
      <div className="max-w-3xl">
        <SetQuestions questions={questions} set={set} isOrdered />
      </div>
    </div>
  );
}
