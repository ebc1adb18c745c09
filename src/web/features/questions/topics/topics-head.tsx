import { JsonLd } from '../../../components/json-ld.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { breadcrumbList } from '../../../lib/breadcrumb-list.ts';
import { useOrigin } from '../../../lib/hydration-state.tsx';

const root = '/topics';

interface TopicsHeadProps {
  title: string;
  description: string;
  /** The page's path; defaults to the topics page. */
  path?: string;
}

/** The metadata of the topics page, or of a page below it. */
export function TopicsHead({ title, description, path = root }: TopicsHeadProps) {
  const origin = useOrigin();
  const below: [string, string][] = path === root ? [] : [[title, origin + path]];
  const crumbs = breadcrumbList([['Home', `${origin}/`], ['Topics', origin + root], ...below]);
  return (
    <>
      <PageTitle title={title} description={description} canonicalPath={path} />
      <JsonLd data={{ '@context': 'https://schema.org', ...crumbs }} />
    </>
  );
}
