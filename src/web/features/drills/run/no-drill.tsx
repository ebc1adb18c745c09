import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';

export function NoDrill() {
  return (
    <MessageScreen
      title="There is no such drill"
      actions={
        <ButtonLink to="/drills" size="medium">
          All drills
        </ButtonLink>
      }
    >
      <p>The link may be incomplete, or the drill is gone.</p>
    </MessageScreen>
  );
}
