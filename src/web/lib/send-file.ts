import type { FileCallName, FileFieldOf, ResponseOf } from '#shared/contracts/calls.ts';
import { type CallParts, readCall } from './api-call.ts';
import { ApiError } from './api-error.ts';

type FileToSend<Name extends FileCallName> = CallParts<Name> & {
  field: FileFieldOf<Name>;
  file: File;
  /** The fraction uploaded so far, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Uploads a file as multipart form data. Not with `fetch`, which has no upload progress. */
export function sendFile<Name extends FileCallName>(
  name: Name,
  { field, file, onProgress, ...parts }: FileToSend<Name>,
): Promise<ResponseOf<Name>> {
  const { method, url } = readCall(name, parts);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 400) reject(new ApiError(status, responseText));
      else resolve(JSON.parse(responseText));
    };
    request.onerror = () => reject(new TypeError('Failed to reach the site'));
    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}
