import { screen, within } from '@testing-library/react';

/** The toast with this title. */
export async function findToast(title: string): Promise<HTMLElement> {
  const toast = await screen.findByRole('region', { name: /Notifications/ });
  await within(toast).findByText(title);
  return toast;
}
