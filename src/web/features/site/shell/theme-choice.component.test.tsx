import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { themeKey } from '../../../lib/theme.ts';
import { ThemeChoice } from './theme-choice.tsx';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.theme;
});

describe('the theme', () => {
  it('is applied and stored when it is chosen', async () => {
    const { user } = renderPage(<ThemeChoice className="" />);
    expect(await screen.findByLabelText('System')).toBeChecked();
    await user.click(screen.getByLabelText('Dark'));
    expect(dataset.theme).toBe('dark');
    expect(localStorage.getItem(themeKey)).toBe('dark');
    await user.click(screen.getByLabelText('System'));
    expect(dataset.theme).toBeUndefined();
    expect(localStorage.getItem(themeKey)).toBeNull();
  });

  it('follows the choice made in another tab', async () => {
    renderPage(<ThemeChoice className="" />);
    await screen.findByLabelText('System');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'dark' }));
    });
    expect(dataset.theme).toBe('dark');
    expect(screen.getByLabelText('Dark')).toBeChecked();
  });
});
