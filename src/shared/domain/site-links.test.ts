import { describe, expect, it } from 'vitest';
import { publicSettingDefaults } from './settings.ts';
import { isSafeUrl, siteLinks } from './site-links.ts';

describe('siteLinks', () => {
  it("leads to the site's own pages while no address is set", () => {
    expect(siteLinks(publicSettingDefaults)).toEqual({
      feedback: { href: '/feedback', isExternal: false },
      newsletter: { href: '/newsletter', isExternal: false },
      ebook: { href: '/ebook', isExternal: false },
      contact: { href: '/feedback', isExternal: false },
    });
  });

  it('leads to the configured URLs', () => {
    const links = siteLinks({
      ...publicSettingDefaults,
      feedback_link: 'https://forms.example.org/1',
      contact_link: 'mailto:hello@example.org',
    });
    expect(links.feedback).toEqual({ href: 'https://forms.example.org/1', isExternal: true });
    expect(links.contact).toEqual({ href: 'mailto:hello@example.org', isExternal: true });
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'mailto:nobody',
    'https://a b',
    '',
  ])('does not follow %j', (address) => {
    expect(isSafeUrl(address)).toBe(false);
    const links = siteLinks({ ...publicSettingDefaults, feedback_link: address });
    expect(links.feedback).toEqual({ href: '/feedback', isExternal: false });
  });
});
