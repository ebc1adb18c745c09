/** Why an expression cannot be read, and where in the input reading stopped. */
export class ReadError extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}
