import { saveAs } from 'file-saver';

/** Saves a file as a browser download. */
export const saveFile = (fileName: string, content: Blob) => saveAs(content, fileName);
