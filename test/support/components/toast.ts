import { screen, within } from '@testing-library/react';

/** The toast with this title. */
export async function findToast(title: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /Notifications/ });
  const text = await within(region).findByText(title);
  const toast = text.closest('li');
  if (!toast) throw new Error(`"${title}" is not in a toast`);
  return toast;
}
