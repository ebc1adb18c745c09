import { PageTitle } from '../components/page-title.tsx';
import { Still } from '../components/still.tsx';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { loadStills, WorkedExample } from '../features/landing/stills.ts';
import { Topics } from '../features/landing/topics.tsx';
import { WhyChoose } from '../features/landing/why-choose.tsx';

export async function loader() {
  return null;
}

/** On the way here from another page. The page still shows if it fails. */
export async function clientLoader() {
  await loadStills().catch(() => {});
  return null;
}

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
      <Still Content={WorkedExample} />
      <Topics />
      <ClosingCall />
    </>
  );
}
