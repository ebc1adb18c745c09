import { Link } from 'react-router';
import { registerPath, signInPath } from '../../../lib/sign-in-path.ts';

const here = '/practice/train';

/** Tells visitors why they see no solution. */
export function SolutionBarrier() {
  return (
    <p>
      <span className="text-ink-muted">The solution is free with an account.</span>{' '}
      <Link to={registerPath(here)} className="text-link">
        Create an account
      </Link>{' '}
      <span className="text-ink-muted">or</span>{' '}
      <Link to={signInPath(here)} className="text-link">
        sign in
      </Link>
      <span className="text-ink-muted">: this training goes on where you left it.</span>
    </p>
  );
}
