import { lazy, Suspense } from 'react';
import { PageTitle } from '../components/page-title.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { Tabs } from '../components/ui/tabs.tsx';
import { InboxStrip } from '../features/admin/dashboard/inbox-strip.tsx';
import { WaitingMark } from '../features/admin/dashboard/waiting-mark.tsx';
import { useTab } from '../lib/use-tab.ts';

const labels = {
  questions: 'Questions',
  users: 'Users',
  reports: 'Error Reports',
  settings: 'Settings',
  analytics: 'Analytics',
} as const;

const names = ['questions', 'users', 'reports', 'settings', 'analytics'] as const;

const marks = { reports: <WaitingMark kind="errorReports" /> };

const QuestionEditor = lazy(() => import('../features/admin/questions/question-editor.tsx'));
const ReportsTab = lazy(() => import('../features/admin/error-reports/reports-tab.tsx'));

/** Tabs load on demand. */
const panels = {
  questions: lazy(() => import('../features/admin/questions/questions-tab.tsx')),
  users: lazy(() => import('../features/admin/users/users-tab.tsx')),
  reports: () => <ReportsTab QuestionEditor={QuestionEditor} />,
  settings: lazy(() => import('../features/admin/settings/settings-tab.tsx')),
  analytics: lazy(() => import('../features/admin/analytics/analytics-tab.tsx')),
};

export default function Admin() {
  const { current } = useTab(names);
  const Panel = panels[current];
  return (
    <>
      <PageTitle title="Admin" />
      <div className="flex items-center gap-3 lg:gap-6">
        <h1 className="shrink-0 text-lg lg:text-xl">Admin Dashboard</h1>
        <InboxStrip />
      </div>
      <Tabs
        label="Admin Dashboard"
        labels={labels}
        marks={marks}
        names={names}
        current={current}
        // Each tab has its own list, so no other parameter is kept.
        urlOf={(name) => ({ search: name === names[0] ? '' : `?tab=${name}` })}
      >
        <Suspense fallback={<Spinner />}>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  );
}
