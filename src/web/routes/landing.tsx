import { PageTitle } from '../components/page-title.tsx';
import { ClosingCall } from '../features/landing/closing-call.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Topics } from '../features/landing/topics.tsx';
import { WhyChoose } from '../features/landing/why-choose.tsx';
import { WorkedExample } from '../features/landing/worked-example.tsx';

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
      <WorkedExample />
      <Topics />
      <ClosingCall />
    </>
  );
}
