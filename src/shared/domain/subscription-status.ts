/** Whether the provider's word means that the subscription is in order. */
export function isActiveStatus(status: string): boolean {
  return status === 'active' || status === 'trialing';
}
