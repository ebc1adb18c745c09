import { data } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { NewsletterConfirmPage } from '../features/site/newsletter/newsletter-confirm-page.tsx';
import { NewsletterPage } from '../features/site/newsletter/newsletter-page.tsx';
import { NewsletterUnsubscribePage } from '../features/site/newsletter/newsletter-unsubscribe-page.tsx';
import type { Route } from './+types/newsletter';

export async function loader({ params }: Route.LoaderArgs) {
  return requireStep(params.step);
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return requireStep(params.step);
}

function requireStep(step: string | undefined): null {
  if (step === undefined || step === 'confirm' || step === 'unsubscribe') return null;
  throw data(null, { status: 404 });
}

/** The sign-up page, and the pages behind the links in its emails. */
export default function Newsletter({ params: { step } }: Route.ComponentProps) {
  if (step === 'confirm') {
    return (
      <>
        <PageTitle title="Confirm your email address" />
        <NewsletterConfirmPage />
      </>
    );
  }
  if (step === 'unsubscribe') {
    return (
      <>
        <PageTitle title="Unsubscribe" />
        <NewsletterUnsubscribePage />
      </>
    );
  }
  return (
    <>
      <PageTitle
        title="Newsletter"
        description="New questions, a problem worked out slowly, and what readers found: by email, now and then."
        canonicalPath="/newsletter"
      />
      <NewsletterPage />
    </>
  );
}
