import { SignupForm } from '../../../components/signup/signup-form.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { GuideOutline } from './guide-outline.tsx';

export function EbookPage() {
  return (
    <div className="page-width pt-14 pb-20 sm:pt-20 sm:pb-28">
      <h1 className="text-display">The interview guide</h1>
      <p className="mt-6 mb-10 max-w-2xl text-balance font-serif text-ink-muted text-xl">
        An eBook about quantitative interviews, from the first call to the offer. We are still
        writing it.
      </p>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Prose>
          <p>
            Leave your email to be among the first to read it. We'll email you when it's ready, and
            for no other reason.
          </p>
          <p>
            There is no release date or price yet. The outline below is what we plan to write; it
            may still change.
          </p>
        </Prose>
        <SignupForm list="ebook">Notify me when it's ready</SignupForm>
      </div>
      <section className="mt-16 border-rule border-t pt-8 sm:mt-20">
        <h2 className="mb-8 text-2xl">What it will cover</h2>
        <GuideOutline />
      </section>
    </div>
  );
}
