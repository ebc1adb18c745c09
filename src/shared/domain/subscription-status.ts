/** Whether the provider's status means that the subscription is active. */
export function isActiveStatus(status: string): boolean {
  return status === 'active' || status === 'trialing';
}
