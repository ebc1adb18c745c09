import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { settings } from '#test/support/components/site.ts';
import { CompanyLogo } from './company-logo.tsx';

function renderLogo(company_logo: string, { isLoaded = false, width = 0 } = {}) {
  // happy-dom never loads images.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isLoaded);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  return renderPage(<CompanyLogo />, { api: { 'GET /api/settings': settings({ company_logo }) } });
}

describe('the company logo', () => {
  it('is absent if none is set', async () => {
    const { queries } = renderLogo('');
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is shown if one is set', async () => {
    renderLogo('/favicon.svg');
    const logo = await screen.findByRole('img', { name: 'Martingale logo' });
    expect(logo).toHaveAttribute('src', '/favicon.svg');
    fireEvent.load(logo);
    expect(logo).toBeVisible();
  });

  it('says when it cannot be loaded', async () => {
    renderLogo('/uploads/gone.png');
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.getByText('Failed to load company logo')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is shown if it was loaded before scripts ran', async () => {
    const { container } = renderLogo('/favicon.svg', { isLoaded: true, width: 32 });
    expect(await screen.findByRole('img')).toBeVisible();
    expect(container.querySelector('.animate-pulse')).toBeNull();
  });

  it('notices an image that failed before scripts ran', async () => {
    renderLogo('/uploads/gone.png', { isLoaded: true });
    expect(await screen.findByText('Failed to load company logo')).toBeVisible();
  });
});
