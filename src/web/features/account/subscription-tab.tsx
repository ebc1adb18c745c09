import { ButtonLink } from '../../components/ui/button.tsx';
import { Section } from './section.tsx';

export function SubscriptionTab() {
  return (
    <Section title="Subscription" text="For premium questions and their solutions.">
      <p>Subscriptions are not open yet, so you have none, and nothing is charged.</p>
      <p className="mt-2 text-ink-muted">This is the place where you will manage yours.</p>
      <div className="mt-6">
        <ButtonLink to="/questions" variant="secondary" size="medium">
          Browse the questions
        </ButtonLink>
      </div>
    </Section>
  );
}
