import type { FileCallName, FileFieldOf, ResponseOf } from '#shared/contracts/calls.ts';
import { type CallParts, readCall } from './api-call.ts';
import { ApiError } from './api-error.ts';

type FileToSend<Name extends FileCallName> = CallParts<Name> & {
  field: FileFieldOf<Name>;
  file: File;
  /** From 0 to 1: how much of it has left the browser. */
  onProgress?: (share: number) => void;
};

/** Sends a file to the API as a form does. Not by `fetch`, which does not tell how far it is. */
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
    request.onerror = () => reject(new TypeError('The site was not reached'));
    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}
