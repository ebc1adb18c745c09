import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { settings } from '#test/support/components/site.ts';
import { Footer } from './footer.tsx';

describe('the footer', () => {
  it('has its tagline and columns', async () => {
    renderPage(<Footer />, { api: { 'GET /api/settings': settings() } });
    await screen.findByText('Helping you ace quant interviews since 2023.');
    const columns = {
      Resources: ['Questions', 'Drills', 'Topics', 'Pricing', 'Newsletter', 'eBook'],
      Company: ['About', 'Feedback', 'Contact'],
    };
    for (const [column, names] of Object.entries(columns)) {
      const links = screen.getByRole('navigation', { name: column }).querySelectorAll('a');
      expect([...links].map(({ textContent }) => textContent)).toEqual(names);
    }
    expect(screen.getByText('Follow by RSS')).toHaveAttribute('href', '/feeds/discussions.atom');
  });

  it("links to the operator's pages, and to a mailbox in the same tab", async () => {
    const links = {
      Feedback: 'https://forms.example.org/1',
      Newsletter: 'https://news.example.org/',
      eBook: 'https://books.example.org/guide',
      Contact: 'mailto:hello@example.org',
    };
    const shown = settings({
      feedback_link: links.Feedback,
      newsletter_link: links.Newsletter,
      ebook_link: links.eBook,
      contact_link: links.Contact,
    });
    renderPage(<Footer />, { api: { 'GET /api/settings': shown } });
    await screen.findAllByText('(opens in a new tab)');
    for (const [name, href] of Object.entries(links)) {
      const link = screen.getByText(name);
      expect(link).toHaveAttribute('href', href);
      if (name !== 'Contact') expect(link).toHaveAttribute('target', '_blank');
      else expect(link).not.toHaveAttribute('target');
    }
  });
});
