/** Whether the provider's status means that the subscription is active. */
export function isActiveStatus(status: string): boolean {
  return status === 'active' || status === 'trialing';
}

/** The provider's status in words: "Past due" for `past_due`. Statuses yet unknown, too. */
export function statusName(status: string): string {
  if (status === 'trialing') return 'On trial';
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
