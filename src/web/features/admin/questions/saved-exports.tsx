import { useQuery } from '@tanstack/react-query';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useFreshDownload } from '../../../components/use-fresh-download.ts';
import { callUrl } from '../../../lib/api-call.ts';
import { useApi } from '../../../lib/app-context.ts';
import { keptExportsQuery } from '../../../queries/imports.ts';

/** The exports saved when all questions were deleted. */
export function SavedExports() {
  const { data } = useQuery(keptExportsQuery(useApi()));
  const handleDownload = useFreshDownload();
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="saved-exports" className="mt-8">
      <h2 id="saved-exports" className="text-xl">
        Saved exports
      </h2>
      <p className="mt-1 mb-3 text-ink-muted text-sm">
        Questions saved before they were all deleted. Each file can be imported again.
      </p>
      <ul className="divide-y divide-rule border-rule border-y">
        {data.rows.map(({ id, rowCount, createdBy, createdAt, format }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 text-sm">
            <a
              href={callUrl('GET /api/admin/kept-exports/:id', { params: { id } })}
              download
              onClick={handleDownload}
              className="text-accent underline"
            >
              {rowCount.toLocaleString('en')} {rowCount === 1 ? 'question' : 'questions'} (
              {format.toUpperCase()})
            </a>
            <span className="text-ink-muted">
              deleted by {createdBy}, <RelativeTime value={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
