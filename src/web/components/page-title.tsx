import { useSettings } from '../lib/site-settings.ts';

/** The document's title and, for search engines, what the page is about. Once per page. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const { app_title } = useSettings();
  return (
    <>
      <title>{`${title} · ${app_title}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
