import type { PublicSettings } from '#shared/domain/settings.ts';
import { Logo } from '../../../components/logo.tsx';

type Shown = Pick<PublicSettings, 'app_title' | 'default_page_header' | 'company_logo'>;

/** How the top of the question list will look. */
export function HeaderPreview({ app_title, default_page_header, company_logo }: Shown) {
  return (
    <section aria-label="Preview" className="mb-4">
      <p className="mb-1.5 font-medium text-sm">Preview</p>
      <div className="overflow-hidden rounded-lg border border-rule bg-paper">
        <div className="flex h-14 items-center gap-2.5 border-rule border-b px-5">
          <Logo className="w-7 shrink-0 text-accent" />
          <span className="truncate font-serif text-xl tracking-tight">{app_title}</span>
        </div>
        <div className="px-5 py-4">
          {company_logo && (
            <img
              src={company_logo}
              alt={`Preview: ${app_title} logo`}
              className="mb-4 max-h-20 max-w-full object-contain"
            />
          )}
          <p className="break-words font-serif text-2xl">{default_page_header}</p>
        </div>
      </div>
    </section>
  );
}
