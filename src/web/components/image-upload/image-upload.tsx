import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { questionImagePath } from '#shared/domain/questions.ts';
import { imageExtensions, imageTooLarge, largestImage } from '#shared/domain/uploads.ts';
import { failureText } from '../../lib/failure-text.ts';
import { sendFile } from '../../lib/send-file.ts';
import { useToast } from '../../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { describedBy, Field } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Progress } from '../ui/progress.tsx';

export interface ImageUploadProps {
  label: string;
  /** The image's URL; null if there is none. */
  value: string | null;
  /** Called with the URL of an uploaded image, or null when it is removed. */
  onChange: (path: string | null) => void;
  hint?: string;
  /** The title of the toast when the upload fails. */
  failure?: 'Failed to upload image' | 'Failed to upload logo';
  /** What to tell a user who dropped or chose something other than a file. */
  noFile?: string;
}

const usualHint = 'PNG, JPEG or WebP, at most 5 MB.';

/** An image field that uploads the file as soon as it is chosen, and shows it. */
export function ImageUpload({
  label,
  value,
  onChange,
  hint = usualHint,
  failure = 'Failed to upload image',
  noFile,
}: ImageUploadProps) {
  const id = useId();
  const toast = useToast();
  const [share, setShare] = useState(0);
  const [error, setError] = useState('');
  const upload = useMutation({
    mutationFn: (file: File) =>
      sendFile('POST /api/admin/upload', { field: 'image', file, onProgress: setShare }),
    onSuccess: ({ url }) => onChange(url),
    onError: (reason) => tell(failureText(reason, failure)),
  });

  function tell(reason: string) {
    setError(reason === failure ? failure : `${failure}: ${reason}`);
    toast({ title: 'Upload failed', description: reason, tone: 'destructive' });
  }

  function choose(file: File) {
    setError('');
    setShare(0);
    if (file.size > largestImage) tell(imageTooLarge);
    else upload.mutate(file);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <FileDrop
        {...describedBy(id, { hint, error })}
        id={id}
        accept={imageExtensions}
        action={value ? 'Choose another image' : 'Choose an image'}
        isDisabled={upload.isPending}
        onChoose={choose}
        onNothing={() => {
          if (!noFile) return;
          toast({ title: 'No file selected', description: noFile, tone: 'destructive' });
        }}
      >
        {upload.isPending && <Progress label={`Uploading ${label}`} share={share} />}
        {value && !upload.isPending && (
          <div className="flex w-full flex-wrap items-center gap-3">
            <img
              src={urlOf(value)}
              alt={`Preview: ${label}`}
              className="max-h-32 max-w-full rounded-sm border border-rule bg-raised object-contain"
            />
            <Button variant="secondary" onClick={() => onChange(null)}>
              Remove image
            </Button>
          </div>
        )}
      </FileDrop>
    </Field>
  );
}

/** A logo may be on another site. */
function urlOf(value: string): string {
  return /^https?:/.test(value) ? value : questionImagePath(value);
}
