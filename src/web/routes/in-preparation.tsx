import { PageTitle } from '../components/page-title.tsx';
import { ButtonLink } from '../components/ui/button.tsx';
import { MessageScreen } from '../components/ui/message-screen.tsx';

export default function InPreparation() {
  return (
    <>
      <PageTitle title="In preparation" />
      <MessageScreen
        title="In preparation"
        actions={
          <ButtonLink to="/" size="medium">
            Back to the home page
          </ButtonLink>
        }
      >
        <p>This part of the site is not open yet.</p>
      </MessageScreen>
    </>
  );
}
