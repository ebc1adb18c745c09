import { Outlet } from 'react-router';
import { PageShell } from '../features/shell/page-shell.tsx';

export default function Shell() {
  return (
    <PageShell>
      <Outlet />
    </PageShell>
  );
}
