import { SignupForm } from '../../components/signup/signup-form.tsx';
import { Prose } from '../../components/ui/prose.tsx';

export function NewsletterPage() {
  return (
    <div className="page-width pt-14 pb-20 sm:pt-20 sm:pb-28">
      <h1 className="text-display">Newsletter</h1>
      <p className="mt-6 mb-10 max-w-2xl text-balance font-serif text-ink-muted text-xl">
        Now and then, a letter with something to think about.
      </p>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Prose className="space-y-4">
          <p>What we write about:</p>
          <ul className="list-disc space-y-2 pl-5">
            <li>questions that are new on the site, and why we picked them;</li>
            <li>one problem worked out slowly, with the wrong turns left in;</li>
            <li>what readers found: shorter proofs, better ways to say it, and our mistakes.</li>
          </ul>
          <p>We write when there is something to tell, and we give your address to nobody.</p>
        </Prose>
        <SignupForm list="newsletter">Sign up</SignupForm>
      </div>
    </div>
  );
}
