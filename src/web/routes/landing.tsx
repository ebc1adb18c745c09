// Of the question, whose code comes later.
import 'katex/dist/katex.min.css';
import '../styles/markup.css';
import { Suspense } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { partUntilTouched } from '../components/part-until-touched.tsx';
import { StaticHtml } from '../components/static-html.tsx';
import { ClosingCall } from '../features/site/landing/closing-call.tsx';
import { Hero } from '../features/site/landing/hero.tsx';
import { Plans } from '../features/site/landing/plans.tsx';
import { Figures, loadStaticParts, WorkedExample } from '../features/site/landing/static.ts';
import { WhyChoose } from '../features/site/landing/why-choose.tsx';
import { appContext } from '../lib/app-context.ts';
import { useCurrentUser } from '../queries/current-user.ts';
import type { Route } from './+types/landing';
import { loadLandingData } from './landing-data.ts';

// It has the code of a question page, which most visitors of this page do not need.
const question = partUntilTouched(() => import('./landing-question.tsx'), {
  what: 'The question',
  hasButtons: true,
});
const topics = partUntilTouched(() => import('../features/site/landing/topics.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  await loadLandingData(context.get(appContext));
  return null;
}

/** For navigations from another page. The page still shows if it fails. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const loadData = async () => (await import('./landing-data.ts')).loadLandingData;
  await Promise.all([
    loadData().then((load) => load(context.get(appContext))),
    loadStaticParts(),
    question.preload(),
    topics.preload(),
  ]).catch(() => {});
  return null;
}

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
      <Hero>
        <question.Part />
      </Hero>
      <StaticHtml Content={Figures} />
      <WhyChoose />
      <StaticHtml Content={WorkedExample} />
      <topics.Part />
      <Plans />
      <ClosingCall />
    </>
  );
}
