import { lazy, Suspense } from 'react';
import { PageTitle } from '../components/page-title.tsx';
import { WhenInView } from '../components/when-in-view.tsx';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Plans } from '../features/landing/plans.tsx';
import { Topics } from '../features/landing/topics.tsx';
import { WhyChoose } from '../features/landing/why-choose.tsx';
import { WorkedExample } from '../features/landing/worked-example.tsx';
import { appContext } from '../lib/app-context.ts';
import { categoryCountsQuery } from '../queries/category-counts.ts';
import type { Route } from './+types/landing';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  // The page still shows if this fails.
  await queries.prefetchQuery(categoryCountsQuery(api));
  return null;
}

export async function clientLoader() {
  return null;
}

// Below the fold, with the code of a question page.
const Demo = lazy<React.ComponentType>(() =>
  import('./landing-demo.tsx').catch(() => ({ default: () => null })),
);

export default function Landing() {
  return (
    <>
      <PageTitle
        title="Quant Interview Questions"
        description="Practice for quantitative-finance interviews: questions on probability, statistics, options and more, with step-by-step solutions."
        canonicalPath="/"
      />
      <Hero />
      <WhyChoose />
      <WhenInView className="min-h-px">
        <Suspense>
          <Demo />
        </Suspense>
      </WhenInView>
      <WorkedExample />
      <Topics />
      <Plans />
      <ClosingCall />
    </>
  );
}
