import { ButtonLink } from '../../../components/ui/button.tsx';

/** With a question to try, if there is one. */
export function Hero({ children }: { children: React.ReactNode }) {
  return (
    <section className="page-width grid gap-x-14 gap-y-6 py-6 sm:gap-y-8 sm:py-8 lg:grid-cols-[5fr_7fr] lg:py-10">
      <div className="lg:py-8">
        <h1 className="text-display max-sm:text-[2.5rem]">Quant Interview Questions</h1>
        <p className="mt-3 text-balance font-serif text-ink-muted text-xl sm:mt-6">
          Interview questions with <span className="whitespace-nowrap">step-by-step</span> solutions
        </p>
        <div className="mt-5 sm:mt-9">
          <ButtonLink to="/questions" size="large">
            Start Practicing
          </ButtonLink>
        </div>
      </div>
      {children}
    </section>
  );
}
