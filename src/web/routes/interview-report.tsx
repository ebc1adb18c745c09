import { data } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { ReportPage } from '../features/interviews/report/report-page.tsx';
import { toId } from '../lib/id-in-url.ts';
import type { Route } from './+types/interview-report';

function idOrNotFound(text: string): number {
  const id = toId(text);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

export function loader({ params }: Route.LoaderArgs) {
  idOrNotFound(params.id);
  return null;
}

export default function InterviewReport({ params }: Route.ComponentProps) {
  const id = idOrNotFound(params.id);
  return (
    <>
      <PageTitle title="Interview report" />
      <ReportPage key={id} id={id} />
    </>
  );
}
