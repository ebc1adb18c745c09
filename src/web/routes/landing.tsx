import { Suspense } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { StaticHtml } from '../components/static-html.tsx';
import { WhenInView } from '../components/when-in-view.tsx';
import { ClosingCall } from '../features/site/landing/closing-call.tsx';
import { Hero } from '../features/site/landing/hero.tsx';
import { Plans } from '../features/site/landing/plans.tsx';
import { loadStaticParts, WorkedExample } from '../features/site/landing/static.ts';
import { Topics } from '../features/site/landing/topics.tsx';
import { WhyChoose } from '../features/site/landing/why-choose.tsx';
import { appContext } from '../lib/app-context.ts';
import { categoryCountsQuery } from '../queries/category-counts.ts';
import { useCurrentUser } from '../queries/current-user.ts';
import type { Route } from './+types/landing';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  // The page still shows if this fails.
  await queries.prefetchQuery(categoryCountsQuery(api));
  return null;
}

/** For navigations from another page. The page still shows if it fails. */
export async function clientLoader() {
  await loadStaticParts().catch(() => {});
  return null;
}

// Below the fold, with the code of a question page.
const Demo = lazyPart(() => import('./landing-demo.tsx'));

// Only users need it, and the page works without it.
const TodayCard = lazyPart(() => import('../features/practice/hub/today-card.tsx'));

export default function Landing() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageTitle
        title="Quant Interview Questions"
        description="Practice for quantitative-finance interviews: questions on probability, statistics, options and more, with step-by-step solutions."
        canonicalPath="/"
      />
      {user && (
        <Suspense fallback={<div className="min-h-40 border-rule border-b sm:min-h-20" />}>
          <TodayCard />
        </Suspense>
      )}
      <Hero />
      <WhyChoose />
      <WhenInView className="min-h-px">
        <Suspense>
          <Demo />
        </Suspense>
      </WhenInView>
      <StaticHtml Content={WorkedExample} />
      <Topics />
      <Plans />
      <ClosingCall />
    </>
  );
}
