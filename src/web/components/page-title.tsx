import { useOrigin } from '../lib/handover.tsx';
import { useSettings } from '../queries/settings.ts';

interface PageTitleProps {
  title: string;
  description?: string;
  /** The one address of a page that search engines may list; they leave out pages without one. */
  canonicalPath?: string;
}

/** The document's title and what search engines and shared links show of the page. Once per page. */
export function PageTitle({ title, description, canonicalPath }: PageTitleProps) {
  const { app_title } = useSettings();
  return (
    <>
      <title>{`${title} · ${app_title}`}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SharedLink {...{ title, description, canonicalPath }} siteName={app_title} />
      )}
    </>
  );
}

interface SharedLinkProps {
  title: string;
  description: string | undefined;
  canonicalPath: string;
  siteName: string;
}

function SharedLink({ title, description, canonicalPath, siteName }: SharedLinkProps) {
  const address = useOrigin() + canonicalPath;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
