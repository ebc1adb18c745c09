import { PageTitle } from '../../../components/page-title.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';

export function DiscussionNotFound() {
  return (
    <>
      <PageTitle title="Discussion Not Found" />
      <MessageScreen
        title="Discussion Not Found"
        actions={
          <ButtonLink to="/questions" size="medium">
            Back to Questions
          </ButtonLink>
        }
      >
        <p>There is no discussion at this URL. It may have been removed.</p>
      </MessageScreen>
    </>
  );
}
