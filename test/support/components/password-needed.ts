import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ApiRequest } from '#web/lib/api-client.ts';
import { signedIn } from './people.ts';
import { ok, refused, type Script } from './scripted-api.ts';
import { passwordOnly } from './sign-in-methods.ts';

const stale = refused(403, {
  code: 'REAUTHENTICATE',
  message: 'Please enter your password to continue.',
});
const message = 'Current password is incorrect';
const wrong = refused(400, { message, fieldErrors: { password: message } });
const done = ok(null, { status: 204 });
const password = 'right password';

/** An API that answers these calls only once the password has been entered. */
export function passwordNeededFor(answers: Script): Script {
  let isFresh = false;
  const calls = Object.entries(answers).map(([call, answer]) => [
    call,
    (request: ApiRequest) => (isFresh ? ok(answer) : stale)(request),
  ]);
  return {
    'GET /api/user': signedIn(),
    'GET /api/user/sign-in-methods': passwordOnly,
    'POST /api/reauthenticate': (request: ApiRequest) => {
      isFresh = JSON.stringify(request.body) === JSON.stringify({ password });
      return (isFresh ? done : wrong)(request);
    },
    ...Object.fromEntries(calls),
  };
}

/** Waits for the dialog that asks for the password. */
export async function passwordDialog(user: UserEvent) {
  const name = 'Enter your password to continue';
  const dialog = await screen.findByRole('dialog', { name });
  const press = (button: string) =>
    user.click(within(dialog).getByRole('button', { name: button }));
  return {
    dialog,
    field: within(dialog).getByLabelText('Your password'),
    cancel: () => press('Cancel'),
    /** Enters the right password, unless told another. */
    async enter(text = password) {
      const field = within(dialog).getByLabelText('Your password');
      await user.clear(field);
      await user.paste(text);
      await press('Continue');
    },
  };
}
