import { longestPlayerName } from '#shared/domain/drills.ts';
import { TextField } from '../../../components/ui/text-field.tsx';

interface NameFieldProps {
  name: string;
  onChange: (name: string) => void;
}

/** The name a visitor plays under in a duel. */
export default function NameField({ name, onChange }: NameFieldProps) {
  return (
    <div className="mt-6 max-w-xs">
      <TextField
        label="Your name in this duel"
        name="name"
        autoComplete="nickname"
        maxLength={longestPlayerName}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
