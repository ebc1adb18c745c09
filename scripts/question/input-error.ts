/** A mistake in the command, as described by the message. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
