import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { clearFilters, isFiltered, urlOfView } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export function EmptyList() {
  const view = useListView();
  if (!isFiltered(view)) {
    return (
      <Notice title="There are no questions yet">
        <p>Please check back soon.</p>
      </Notice>
    );
  }
  return (
    <Notice title="No questions found">
      <p>
        {view.search
          ? 'No questions match your search. Try a shorter or different term.'
          : 'No questions match these filters.'}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
        <ButtonLink to={urlOfView(clearFilters(view))} variant="secondary" preventScrollReset>
          Show all questions
        </ButtonLink>
        <Link to="/topics" className="text-link text-sm">
          Browse the topics
        </Link>
      </div>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  children: React.ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  return (
    <div className="border-rule border-y py-16 text-center">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 space-y-5 text-ink-muted">{children}</div>
    </div>
  );
}
