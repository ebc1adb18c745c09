import { siteLinks } from '#shared/domain/site-links.ts';
import { Logo } from '../../../components/logo.tsx';
import { useSettings } from '../../../queries/settings.ts';
import {
  drillsLink,
  type NamedLink,
  pricingLink,
  questionsLink,
  topicsLink,
} from './main-links.ts';
import { SiteAnchor } from './site-anchor.tsx';

const linkLook = 'inline-block py-1 text-ink-muted text-sm hover:text-ink hover:underline';

export function Footer() {
  const settings = useSettings();
  const { feedback, newsletter, ebook, contact } = siteLinks(settings);
  return (
    <footer className="no-print mt-auto border-rule border-t">
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-[1fr_auto_auto] sm:gap-x-20 sm:py-14">
        <div>
          <p className="flex items-center gap-2.5">
            <Logo className="w-6 shrink-0 text-ink-muted" />
            <span className="font-serif text-lg">{settings.app_title}</span>
          </p>
          <p className="mt-3 text-ink-muted text-sm">
            Helping you ace quant interviews since 2023.
          </p>
          <p className="mt-3 text-sm">
            <a href="/feeds/discussions.atom" className={linkLook}>
              Follow by RSS
            </a>
          </p>
        </div>
        <Column
          title="Resources"
          links={[
            questionsLink,
            drillsLink,
            topicsLink,
            pricingLink,
            { name: 'Newsletter', link: newsletter },
            { name: 'eBook', link: ebook },
          ]}
        />
        <Column
          title="Company"
          links={[
            { name: 'About', link: { href: '/about', isExternal: false } },
            { name: 'Feedback', link: feedback },
            { name: 'Contact', link: contact },
          ]}
        />
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: NamedLink[] }) {
  return (
    <nav aria-label={title} className="min-w-32">
      <h2 className="font-sans font-semibold text-sm">{title}</h2>
      <ul className="mt-3 space-y-1">
        {links.map(({ name, link }) => (
          <li key={name}>
            <SiteAnchor link={link} className={linkLook}>
              {name}
            </SiteAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
