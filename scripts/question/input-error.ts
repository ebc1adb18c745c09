/** A mistake in the command; the message says which. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
