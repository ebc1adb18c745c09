import { Tabs } from '../../../components/ui/tabs.tsx';
import { useTab } from '../../../lib/use-tab.ts';
import { FeedbackTab } from './feedback-tab.tsx';
import { SignupsTab } from './signups-tab.tsx';

const labels = { feedback: 'Feedback', newsletter: 'Newsletter', ebook: 'eBook' } as const;
const names = ['feedback', 'newsletter', 'ebook'] as const;

/** Feedback, and the sign-ups for the newsletter and the eBook. */
export function AudiencePage() {
  const { current } = useTab(names);
  return (
    <div>
      <h1 className="mb-6 text-3xl">Audience</h1>
      <Tabs
        label="Audience"
        labels={labels}
        names={names}
        current={current}
        // Drop the filters and the page: each tab has its own list.
        urlOf={(name) => ({ search: name === names[0] ? '' : `?tab=${name}` })}
      >
        {current === 'feedback' ? <FeedbackTab /> : <SignupsTab key={current} list={current} />}
      </Tabs>
    </div>
  );
}
