import { useOrigin } from '../lib/hydration-state.tsx';
import { useSettings } from '../queries/settings.ts';

interface PageTitleProps {
  title: string;
  description?: string;
  /** The URL that search engines may index; pages without one are not indexed. */
  canonicalPath?: string;
  /** Whether it is another view of the page with that URL, which is indexed instead. */
  isView?: boolean;
}

/** The document title and the metadata for search engines and shared links. One per page. */
export function PageTitle(props: PageTitleProps) {
  const { title, description, canonicalPath, isView = false } = props;
  const { app_title } = useSettings();
  return (
    <>
      <title>{`${title} · ${app_title}`}</title>
      {description && <meta name="description" content={description} />}
      {(canonicalPath === undefined || isView) && <meta name="robots" content="noindex" />}
      {canonicalPath !== undefined && (
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
  const url = useOrigin() + canonicalPath;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
