import { SignupForm } from '../../../components/signup/signup-form.tsx';
import { Prose } from '../../../components/ui/prose.tsx';

export function NewsletterPage() {
  return (
    <div className="page-width pt-14 pb-20 sm:pt-20 sm:pb-28">
      <h1 className="text-display">Newsletter</h1>
      <p className="mt-6 mb-10 max-w-2xl text-balance font-serif text-ink-muted text-xl">
        Something to think about, now and then.
      </p>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Prose className="space-y-4">
          <p>What we write about:</p>
          <ul className="list-disc space-y-2 pl-5">
            <li>new questions on the site, and why we picked them;</li>
            <li>one problem worked out slowly, wrong turns included;</li>
            <li>what readers found: shorter proofs, clearer wording, and our mistakes.</li>
          </ul>
          <p>We write only when we have something to say, and we never share your email address.</p>
        </Prose>
        <SignupForm list="newsletter">Sign up</SignupForm>
      </div>
    </div>
  );
}
