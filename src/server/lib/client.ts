/** Where a request comes from. */
export interface Client {
  ip: string;
  userAgent: string | null;
}
