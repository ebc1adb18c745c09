import type { PublicSettings } from './settings.ts';

export interface SiteLink {
  href: string;
  isExternal: boolean;
}

export interface SiteLinks {
  feedback: SiteLink;
  newsletter: SiteLink;
  ebook: SiteLink;
  contact: SiteLink;
}

/** The targets of the header's and footer's links: the operator's URL, or our own page. */
export function siteLinks(settings: PublicSettings): SiteLinks {
  return {
    feedback: linkTo(settings.feedback_link, '/feedback'),
    newsletter: linkTo(settings.newsletter_link, '/newsletter'),
    ebook: linkTo(settings.ebook_link, '/ebook'),
    contact: linkTo(settings.contact_link, '/feedback'),
  };
}

function linkTo(url: string, ownPage: string): SiteLink {
  return isSafeUrl(url) ? { href: url, isExternal: true } : { href: ownPage, isExternal: false };
}

/** Keeps `javascript:` and other dangerous schemes out of links. */
export function isSafeUrl(url: string): boolean {
  return /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+)$/i.test(url);
}
