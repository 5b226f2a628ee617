import { saveAs } from 'file-saver';

/** Saves a file as a browser download. */
export const saveFile = (fileName: string, content: Blob) => saveAs(content, fileName);

const nameOf = (response: Response, otherwise: string) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? otherwise;

/** A response handler that saves a file instead of keeping it in the store, and parses a refusal as usual. */
export const saveReply = (otherwise: string) => async (response: Response) => {
  if (!response.ok) return response.json() as Promise<unknown>;
  const name = nameOf(response, otherwise);
  saveFile(name, await response.blob());
  return { data: name };
};
