import type { AdminSetting } from '#shared/contracts/setting.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';

interface SettingCardProps {
  setting: AdminSetting;
  isSaving: boolean;
  saveLabel: string;
  onSave: () => void;
  onReset: () => void;
  /** The input for the value. */
  children: React.ReactNode;
}

/** The form around a setting: its explanation, its default and its buttons. */
export function SettingCard(props: SettingCardProps) {
  const { setting, isSaving, saveLabel, onSave, onReset, children } = props;
  const { name, key, explanation, value } = setting;
  return (
    <Card className="mb-5 p-5">
      <form
        noValidate
        aria-label={name}
        aria-busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <div className="mb-4">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg">
            {name}
            <code className="font-mono text-ink-muted text-xs">{key}</code>
          </h2>
          <p className="mt-1 text-ink-muted text-sm">{explanation}</p>
          <p className="mt-1 text-ink-muted text-sm">
            {setting.default ? (
              <>
                Default: <q>{setting.default}</q>
              </>
            ) : (
              'Not set by default.'
            )}
          </p>
        </div>
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSaving}>
            {saveLabel}
          </Button>
          <Button
            variant="secondary"
            disabled={isSaving || value === setting.default}
            onClick={onReset}
          >
            {setting.default ? 'Reset to default' : 'Clear'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
