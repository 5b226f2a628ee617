import { IMPORT_MAX } from '@siteledger/shared-lib/domain';
import { unzipSync, zipSync } from 'fflate';
import { UnreadableFile } from './table';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const begins = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/** Whether bytes are a workbook; an old or encrypted one is refused with what to do about it. */
export function isWorkbook(bytes: Buffer) {
  if (begins(bytes, OLE))
    throw new UnreadableFile(isEncrypted(bytes) ? PASSWORD : 'Save the file as .xlsx or .csv first.');
  return begins(bytes, ZIP);
}

const PASSWORD = 'The file is protected by a password. Remove the password and upload it again.';

// The name of the stream with the encrypted workbook, in UTF-16.
const isEncrypted = (bytes: Buffer) => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

/**
 * Unpacks a workbook within the limit and packs it again without compression, so that the reader of workbooks cannot be
 * made to fill the memory: fflate writes no more of a file than the size that it states.
 */
export function unpackWorkbook(bytes: Buffer): Uint8Array {
  let size = 0;
  const filter = ({ originalSize }: { originalSize: number }) => {
    size += originalSize;
    if (size > IMPORT_MAX.unpacked)
      throw new UnreadableFile('The workbook is too large: it unpacks to more than 200 MB.');
    return true;
  };
  try {
    return zipSync(unzipSync(bytes, { filter }), { level: 0 });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The workbook is damaged and cannot be read.');
  }
}
