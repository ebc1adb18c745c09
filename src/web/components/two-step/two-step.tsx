import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#shared/contracts/calls.ts';
import { useApi } from '../../lib/app-context.ts';
import { twoStepQuery } from '../../queries/two-step.ts';
import { Loaded } from '../loaded.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { NewCodes } from './new-codes.tsx';
import { TurnOff } from './turn-off.tsx';
import { TurnOn } from './turn-on.tsx';

type TwoStepFacts = ResponseOf<'GET /api/user/two-step'>;

/** With this many left or fewer, people are told to make new ones. */
const few = 2;

/** The state of two-step sign-in, and the actions it allows. */
export function TwoStep() {
  const query = useQuery(twoStepQuery(useApi()));
  return (
    <Loaded query={query} what="Two-step sign-in" skeleton="h-11 w-56">
      {(state) => <Facts {...state} />}
    </Loaded>
  );
}

function Facts({ authenticator, hasPasskeys, recoveryCodesLeft: left }: TwoStepFacts) {
  if (!authenticator && !hasPasskeys) {
    return (
      <>
        <p className="mb-5">
          All you need is an app that shows one-time codes. Many password managers do.
        </p>
        <TurnOn />
      </>
    );
  }
  return (
    <>
      <p>
        {authenticator ? (
          <>
            Turned on <RelativeTime value={authenticator.since} />.
          </>
        ) : (
          'On, with your passkeys.'
        )}{' '}
        {codesLeft(left)}
      </p>
      {left <= few && (
        <p className="mt-2 text-danger">
          Make new ones so that you can sign in without your phone.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <NewCodes />
        {authenticator ? <TurnOff /> : <TurnOn label="Add an authenticator app" />}
      </div>
    </>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'No recovery codes are left.';
  return left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`;
}
