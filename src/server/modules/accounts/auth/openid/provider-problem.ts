import { problemText, type SignInProblem } from '#shared/domain/sign-in-problems.ts';
import { AppError } from '../../../../lib/errors.ts';

/** Ends the flow with a provider; a page says what happened. */
export class ProviderProblem extends AppError {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, provider: { name: string }) {
    const status = problem === 'unavailable' ? 503 : 409;
    super(status, `PROVIDER_${problem.toUpperCase()}`, problemText(problem, provider.name));
    this.problem = problem;
  }
}
