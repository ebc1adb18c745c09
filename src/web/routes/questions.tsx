import { replace } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { rememberedUrl } from '../features/questions/question-list/list-memory.ts';
import {
  canFindMore,
  isFiltered,
  readViewFor,
  toListQuery,
} from '../features/questions/question-list/list-view.ts';
import { QuestionListPage } from '../features/questions/question-list/question-list-page.tsx';
import { StartHere } from '../features/questions/question-list/start-here.tsx';
import { appContext } from '../lib/app-context.ts';
import { throwAsPageError } from '../lib/page-error.ts';
import { currentUserQuery } from '../queries/current-user.ts';
import { ownListsQuery } from '../queries/lists.ts';
import { firstQuestionQuery } from '../queries/next-question.ts';
import { dailyQuery, facetsQuery, listQuery } from '../queries/question-list.ts';
import { alsoFoundQuery } from '../queries/search.ts';
import type { Route } from './+types/questions';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const user = await queries.ensureQueryData(currentUserQuery(api));
  const view = readViewFor(user, new URL(request.url).searchParams);
  await Promise.all([
    !view.isDaily && queries.ensureQueryData(listQuery(api, toListQuery(view))),
    queries.ensureQueryData(facetsQuery(api)),
    queries.ensureQueryData(dailyQuery(api)),
    !user?.questionsAttempted &&
      !isFiltered(view) &&
      queries.prefetchQuery(firstQuestionQuery(api)),
    view.list && queries.prefetchQuery(ownListsQuery(api)),
    canFindMore(view) && queries.prefetchQuery(alsoFoundQuery(api, view.search)),
  ]).catch(throwAsPageError);
  return { cameWithDocument: true };
}

/** In the browser the page renders first and then loads the rows. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // When the user goes back, the history entry already has the right URL.
  const isReturn = location.pathname + location.search === pathname + search;
  const url = isReturn ? null : rememberedUrl(searchParams);
  if (url) return replace(url);
  return { cameWithDocument: false };
}

/** The page itself fetches filtered and paged rows, and shows the old ones until then. */
export function shouldRevalidate() {
  return false;
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        title="Questions"
        description="Quantitative-finance interview questions by topic and difficulty: search, sort and filter them, and open the Question of the Day."
        canonicalPath="/questions"
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        href="/feeds/discussions.atom"
        title="Discussions"
      />
      <QuestionListPage cameWithDocument={loaderData.cameWithDocument} start={<StartHere />} />
    </>
  );
}
