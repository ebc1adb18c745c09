import { StaticHtml } from '../../../components/static-html.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { WalksFigure } from './static.ts';

export function Hero() {
  return (
    <section className="page-width grid items-center gap-x-14 gap-y-12 py-14 sm:py-20 lg:grid-cols-[5fr_6fr] lg:py-24">
      <div>
        <h1 className="text-display">Quant Interview Questions</h1>
        <p className="mt-6 text-balance font-serif text-ink-muted text-xl">
          Interview questions with <span className="whitespace-nowrap">step-by-step</span> solutions
        </p>
        <div className="mt-9">
          <ButtonLink to="/questions" size="large">
            Start Practicing
          </ButtonLink>
        </div>
      </div>
      <StaticHtml Content={WalksFigure} />
    </section>
  );
}
