import { useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { rememberGate } from '../../../lib/premium-return.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';

/** Shown in place of the button that would show the answer. */
export function ComparisonBarrier({ barrier }: { barrier: 'sign-in' | 'premium' }) {
  const { pathname, search } = useLocation();
  return barrier === 'sign-in' ? (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">What you wrote stays in this browser.</p>
      <ButtonLink to={signInPath({ pathname, search })} size="medium">
        Sign in to compare
      </ButtonLink>
    </div>
  ) : (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">
        Premium includes the answer to compare with. What you wrote stays in this browser.
      </p>
      <ButtonLink to="/subscription" size="medium" onClick={() => rememberGate(pathname + search)}>
        Subscribe Now
      </ButtonLink>
    </div>
  );
}
