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
import type { Route } from './+types/landing';

/** Not by a query, whose code the page would load for this alone. */
async function countQuestions({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { api } = context.get(appContext);
  const facets = await api.call('GET /api/questions/facets').catch(() => null);
  return { counts: facets?.categories ?? [] };
}

export async function loader(args: Route.LoaderArgs) {
  return countQuestions(args);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return countQuestions(args);
}

// Below the fold, with the code of a question page.
const Demo = lazy<React.ComponentType>(() =>
  import('./landing-demo.tsx').catch(() => ({ default: () => null })),
);

export default function Landing({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
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
      <Topics counts={loaderData.counts} />
      <Plans />
      <ClosingCall />
    </>
  );
}
