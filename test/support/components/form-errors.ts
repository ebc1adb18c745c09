import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fillIn } from './fill-in.ts';

export interface FormCase {
  button: string;
  errors: [label: string, typed: string, message: string][];
  valid: Record<string, string>;
}

/** Checks that each field shows its errors on blur, and that only a valid form can be sent. */
export async function expectFieldErrors(user: UserEvent, form: FormCase): Promise<void> {
  const { button, errors, valid } = form;
  const submit = await screen.findByRole('button', { name: button });
  for (const [label, typed, message] of errors) {
    const field = await screen.findByLabelText(label);
    await fillIn(user, label, typed);
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(submit).toBeDisabled();
    await fillIn(user, label, valid[label] ?? '');
    // A confirmation stays wrong until the field that it repeats is filled in.
    if (!label.startsWith('Confirm')) {
      await waitFor(() => expect(field).toHaveAccessibleDescription(''));
    }
  }
  for (const [label, value] of Object.entries(valid)) await fillIn(user, label, value);
  await waitFor(() => expect(submit).toBeEnabled());
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
}
