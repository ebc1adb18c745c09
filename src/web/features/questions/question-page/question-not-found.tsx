import { PageTitle } from '../../../components/page-title.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';

export function QuestionNotFound() {
  return (
    <>
      <PageTitle title="Question not found" />
      <MessageScreen
        title="Question not found"
        actions={
          <ButtonLink to="/" size="medium">
            Back to Questions
          </ButtonLink>
        }
      >
        <p>There is no question at this URL. It may have been removed.</p>
      </MessageScreen>
    </>
  );
}
