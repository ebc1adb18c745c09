/** What the author asked for cannot be done; the message says why. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
