import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      title="404 Page Not Found"
      text="This walk ends here: the page doesn't exist. It may have moved, or the URL may be mistyped."
      picture={<AbsorbedWalk />}
    >
      <ButtonLink to="/questions" size="large">
        Browse the questions
      </ButtonLink>
      <ButtonLink to="/" variant="secondary" size="large">
        Back to the home page
      </ButtonLink>
    </MessagePage>
  );
}

/** A random walk that hits an absorbing barrier. */
function AbsorbedWalk() {
  return (
    <svg viewBox="0 0 226 84" fill="none" className="mb-10 w-56" aria-hidden="true">
      <path d="M0 78h226" stroke="var(--rule-strong)" strokeWidth="1.5" />
      <path
        d="M2 42l12-12 12 12 12-12 12-12 12 12 12 12 12-12 12 12 12 12 12-12 12 12 12-12 12 12 12 12 12-12 12 12 12 12"
        stroke="var(--accent)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <circle cx="206" cy="78" r="4" fill="var(--accent)" />
    </svg>
  );
}
