import { PageTitle } from '../components/page-title.tsx';
import { ButtonLink } from '../components/ui/button.tsx';
import { MessageScreen } from '../components/ui/message-screen.tsx';

/** Leads to what administrators can do already. */
export default function Admin() {
  return (
    <>
      <PageTitle title="Admin" />
      <MessageScreen
        title="Admin"
        actions={
          <>
            <ButtonLink to="/admin/moderation" size="medium">
              Moderation
            </ButtonLink>
            <ButtonLink to="/admin/outbox" size="medium" variant="secondary">
              Outbox
            </ButtonLink>
            <ButtonLink to="/questions" size="medium" variant="secondary">
              Back to Questions
            </ButtonLink>
          </>
        }
      >
        <p>
          Decide on reported comments, read the mail of the site, and edit questions on their own
          pages. The rest of this area is not open yet.
        </p>
      </MessageScreen>
    </>
  );
}
