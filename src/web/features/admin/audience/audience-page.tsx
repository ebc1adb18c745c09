import { Tabs } from '../../../components/ui/tabs.tsx';
import { useTab } from '../../../lib/use-tab.ts';
import { FeedbackTab } from './feedback-tab.tsx';
import { SignupsTab } from './signups-tab.tsx';

const labels = { feedback: 'Feedback', newsletter: 'Newsletter', ebook: 'eBook' } as const;
const names = ['feedback', 'newsletter', 'ebook'] as const;

/** For administrators: what visitors wrote, and who wants to hear from the site. */
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
        // Another tab has another list, so nothing else of the address goes along.
        urlOf={(name) => ({ search: name === names[0] ? '' : `?tab=${name}` })}
      >
        {current === 'feedback' ? <FeedbackTab /> : <SignupsTab key={current} list={current} />}
      </Tabs>
    </div>
  );
}
