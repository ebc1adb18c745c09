import { ButtonLink } from '../../../components/ui/button.tsx';

export function ClosingCall() {
  return (
    <section className="border-rule border-t">
      <div className="page-width flex flex-col items-start gap-8 py-16 sm:py-24 md:flex-row md:items-center md:justify-between">
        <h2 className="max-w-xl text-3xl">Walk in having done the work.</h2>
        <ButtonLink to="/questions" size="large">
          Get Started Now
        </ButtonLink>
      </div>
    </section>
  );
}
