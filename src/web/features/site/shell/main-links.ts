import { type SiteLink, siteLinks } from '#shared/domain/site-links.ts';
import { useSettings } from '../../../queries/settings.ts';

export interface NamedLink {
  name: string;
  link: SiteLink;
}

const ownPage = (name: string, href: string): NamedLink => ({
  name,
  link: { href, isExternal: false },
});

export const questionsLink = ownPage('Questions', '/questions');
export const drillsLink = ownPage('Drills', '/drills');
export const topicsLink = ownPage('Topics', '/topics');
export const pricingLink = ownPage('Pricing', '/pricing');

/** What the site is for. */
export const mainLinks: readonly NamedLink[] = [
  ownPage('Practice', '/practice'),
  questionsLink,
  drillsLink,
  topicsLink,
  pricingLink,
];

/** What else there is. Operators may link to pages of their own. */
export function useQuietLinks(): NamedLink[] {
  const { feedback, newsletter, ebook } = siteLinks(useSettings());
  return [
    { name: 'Feedback', link: feedback },
    { name: 'Newsletter', link: newsletter },
    { name: 'eBook', link: ebook },
  ];
}
