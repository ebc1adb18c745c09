import { PageTitle } from '../components/page-title.tsx';
import { ReportPage } from '../features/meetings/report/report-page.tsx';
import type { Route } from './+types/room-report';

export default function RoomReport({ params: { id } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Room report" />
      <ReportPage key={id} id={id} />
    </>
  );
}
