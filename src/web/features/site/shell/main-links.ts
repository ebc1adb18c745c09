import { type SiteLink, siteLinks } from '#shared/domain/site-links.ts';
import { useSettings } from '../../../queries/settings.ts';

export interface NamedLink {
  name: string;
  link: SiteLink;
}

export const questionsLink: NamedLink = {
  name: 'Questions',
  link: { href: '/questions', isExternal: false },
};

const practiceLink: NamedLink = {
  name: 'Practice',
  link: { href: '/practice', isExternal: false },
};

export function useMainLinks(): NamedLink[] {
  const { feedback, newsletter, ebook } = siteLinks(useSettings());
  return [
    questionsLink,
    practiceLink,
    { name: 'Feedback', link: feedback },
    { name: 'Newsletter', link: newsletter },
    { name: 'eBook', link: ebook },
  ];
}
