import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';

export function NoDrill() {
  return (
    <MessageScreen
      title="Drill not found"
      actions={
        <ButtonLink to="/drills" size="medium">
          All drills
        </ButtonLink>
      }
    >
      <p>The link may be incomplete, or the drill may be gone.</p>
    </MessageScreen>
  );
}
