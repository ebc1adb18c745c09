import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { defaultSort } from '#shared/domain/question-order.ts';
import { toSlug } from '#shared/domain/questions.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageTitle } from '../components/page-title.tsx';
import {
  BlockStandIn,
  BlockUnavailable,
  LoadingDiscussions,
} from '../features/discussions/question-discussions/block-stand-in.tsx';
import type { DiscussionsBlockProps } from '../features/discussions/question-discussions/discussions-block.tsx';
import { AddToListButton } from '../features/questions/lists/add-to-list-button.tsx';
import { QuestionNotFound } from '../features/questions/question-page/question-not-found.tsx';
import { QuestionPage } from '../features/questions/question-page/question-page.tsx';
import type { QuestionHeadProps } from '../features/questions/question-sharing/question-head.tsx';
import { ErrorPage } from '../features/site/shell/error-page.tsx';
import { appContext, useApi } from '../lib/app-context.ts';
import { toId } from '../lib/id-in-url.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { readQuestionSet, toSetQuery } from '../lib/question-set.ts';
import { readSortPreference } from '../lib/sort-preference.ts';
import { readVariant, useVariantInUrl } from '../lib/variant-in-url.ts';
import { currentUserQuery, useCurrentUser } from '../queries/current-user.ts';
import { discussionsQuery } from '../queries/discussions.ts';
import { ownListsQuery } from '../queries/lists.ts';
import { neighborsQuery, questionQuery } from '../queries/questions.ts';
import type { Route } from './+types/question';
import { LazyFollowUps } from './lazy-follow-ups.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const id = idOrNotFound(params.id);
  const url = new URL(request.url);
  const user = await queries.ensureQueryData(currentUserQuery(api)).catch(throwAsPageError);
  const set = readQuestionSet(url.searchParams, user, defaultSort);
  const [question] = await Promise.all([
    queries.ensureQueryData(questionQuery(api, id, readVariant(url.searchParams))),
    queries.prefetchQuery(neighborsQuery(api, id, toSetQuery(set))),
    set.list && queries.prefetchQuery(ownListsQuery(api)),
    // The question still shows if these fail.
    queries.prefetchInfiniteQuery(discussionsQuery(api, id)),
  ]).catch(throwAsPageError);
  if (params.slug !== undefined && params.slug !== toSlug(question.name)) {
    throw redirect(`/question/${id}${url.search}`, 301);
  }
  return null;
}

/** Skip the skeleton if the response is quick. */
const patienceMs = 150;

export async function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  const { api, queries } = context.get(appContext);
  const id = idOrNotFound(params.id);
  const { searchParams } = new URL(request.url);
  const set = readQuestionSet(
    searchParams,
    queries.getQueryData(currentUserQuery(api).queryKey),
    readSortPreference(),
  );
  void queries.prefetchQuery(neighborsQuery(api, id, toSetQuery(set)));
  void queries.prefetchInfiniteQuery(discussionsQuery(api, id));
  void loadDiscussions().catch(() => {});
  void loadPractice().catch(() => {});
  await Promise.race([
    queries.prefetchQuery(questionQuery(api, id, readVariant(searchParams))),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  return null;
}

function idOrNotFound(text: string): number {
  const id = toId(text);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

// Only administrators need them, and the page works without them.
const AdminActions = lazyPart(
  () => import('../features/questions/question-editing/admin-actions.tsx'),
);
const AddSolutionButton = lazyPart(
  () => import('../features/questions/question-editing/add-solution-button.tsx'),
);

// For search engines, which read what the server sends.
const loadHead = () => import('../features/questions/question-sharing/question-head.tsx');
const QuestionHead = lazy<React.ComponentType<QuestionHeadProps>>(() =>
  loadHead().catch(() => ({ default: ({ question }) => <PageTitle title={question.name} /> })),
);

// At the bottom of the page: the question doesn't wait for its code.
const loadDiscussions = () =>
  import('../features/discussions/question-discussions/discussions-block.tsx');
const Discussions = lazy<React.ComponentType<DiscussionsBlockProps>>(() =>
  loadDiscussions().catch(() => ({ default: BlockUnavailable })),
);

// The page is readable without it.
const loadPractice = () => import('./question-practice.tsx');
const Practice = lazyPart(loadPractice);

// Visitors do not need it, and the page works without it.
const NoteSection = lazyPart(() => import('../features/questions/notes/note-section.tsx'));

export default function Question({ params }: Route.ComponentProps) {
  const id = idOrNotFound(params.id);
  const variant = useVariantInUrl();
  const { data: question } = useQuery(questionQuery(useApi(), id, variant));
  const { data: user } = useCurrentUser();
  const forAdmin = (Part: typeof AdminActions) =>
    user?.isAdmin && (
      <Suspense>
        <Part questionId={id} />
      </Suspense>
    );
  return (
    <>
      <Suspense fallback={<PageTitle title={question?.name ?? 'Question'} />}>
        {question ? <QuestionHead question={question} /> : <PageTitle title="Question" />}
      </Suspense>
      <QuestionPage
        id={id}
        variant={variant}
        addToList={<AddToListButton questionId={id} />}
        adminActions={forAdmin(AdminActions)}
        addSolution={forAdmin(AddSolutionButton)}
        practice={({ isShown, show }) =>
          question && (
            <Suspense>
              <Practice
                key={`${id} ${variant}`}
                question={question}
                showSolution={show}
                isSolutionShown={isShown}
              />
            </Suspense>
          )
        }
        followUps={question && <LazyFollowUps question={question} />}
        note={
          user &&
          question && (
            <Suspense fallback={<div className="h-9" />}>
              <NoteSection key={id} questionId={id} userId={user.id} hasNote={question.hasNote} />
            </Suspense>
          )
        }
        discussions={
          question && (
            <Suspense
              fallback={
                <BlockStandIn>
                  <LoadingDiscussions />
                </BlockStandIn>
              }
            >
              <Discussions
                questionId={id}
                variant={question.variant}
                isPublic={question.isVisible}
              />
            </Suspense>
          )
        }
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <QuestionNotFound /> : <ErrorPage error={error} />;
}
