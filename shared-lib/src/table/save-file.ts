import { saveAs } from 'file-saver';

/** Hands a file to the browser's downloads. */
export const saveFile = (fileName: string, content: Blob) => saveAs(content, fileName);
