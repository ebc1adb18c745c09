import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPreset, PresetChange } from '#shared/contracts/drill.ts';
import { EditingDialog } from '../../../components/editing/editing-dialog.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminPresetsQuery, refreshDrills } from '../../../queries/drills.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { PresetForm } from './preset-form.tsx';

interface PresetDialogProps {
  /** Null: none is open. */
  preset: AdminPreset | null;
  onClose: () => void;
}

export function PresetDialog({ preset, onClose }: PresetDialogProps) {
  return (
    <EditingDialog
      title={preset ? `Edit ${preset.title}` : ''}
      isOpen={preset !== null}
      onClose={onClose}
    >
      {(cancel) =>
        preset && <Editor key={preset.slug} preset={preset} onSaved={onClose} onCancel={cancel} />
      }
    </EditingDialog>
  );
}

interface EditorProps {
  preset: AdminPreset;
  onSaved: () => void;
  onCancel: () => void;
}

/** After a conflict the form stays as it is, and the next save replaces the newer version. */
function Editor({ preset, onSaved, onCancel }: EditorProps) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const tellFailure = useFailureToast();
  const checkSession = useSessionCheck();
  const [edited] = useState(preset);
  const [version, setVersion] = useState(preset.version);
  const theirs = version === edited.version ? null : preset;

  async function fail(error: Error): Promise<void> {
    checkSession(error);
    if (!(error instanceof ApiError && error.status === 409)) {
      tellFailure('The drill was not saved', error);
      return;
    }
    const stored = await queries.fetchQuery(adminPresetsQuery(api)).catch(() => []);
    const latest = stored.find(({ slug }) => slug === edited.slug);
    if (latest) setVersion(latest.version);
  }

  return (
    <PresetForm
      preset={edited}
      theirs={theirs}
      send={(change: Omit<PresetChange, 'version'>) =>
        api.call('PUT /api/admin/drills/:slug', {
          params: { slug: edited.slug },
          body: { ...change, version },
        })
      }
      onSaved={async () => {
        onSaved();
        notify({ title: 'Drill saved', tone: 'success' });
        await queries.invalidateQueries(adminPresetsQuery(api));
        await refreshDrills(queries);
      }}
      onFailure={fail}
      onCancel={onCancel}
    />
  );
}
