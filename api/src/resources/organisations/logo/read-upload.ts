import { type MultipartFile } from '@fastify/multipart';
import { LOGO_FIELD, LOGO_MAX_BYTES, LOGO_REFUSALS } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { HttpError, invalid } from '../../../http/errors/errors';

// One more of each than allowed, so that a second file or field gets a message.
const LIMITS = { fileSize: LOGO_MAX_BYTES, files: 2, fields: 1, parts: 3, fieldSize: 1000, headerPairs: 20 };

export const refuseFile = (message: string) => invalid({ [LOGO_FIELD]: [message] });

const tooLarge = () => new HttpError(413, { message: LOGO_REFUSALS.bytes });

/** Reads the single file of an upload. Anything else is refused with a message, and the remaining body is discarded. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  try {
    return await onlyFile(request);
  } catch (error) {
    // The browser reads the response only after sending the whole body.
    request.raw.resume();
    if (error instanceof HttpError) throw error;
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    throw refuseFile('The upload cannot be read.');
  }
}

async function onlyFile(request: FastifyRequest) {
  let bytes: Buffer | undefined;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field' || part.fieldname !== LOGO_FIELD) throw unknownField(part.fieldname);
    if (bytes) throw refuseFile('Only one file can be uploaded.');
    bytes = await contentOf(part);
  }
  if (!bytes || bytes.length === 0) throw refuseFile('Logo is required.');
  return bytes;
}

const unknownField = (name: string) => invalid({ [name]: [`${name} is not a known field.`] });

async function contentOf(part: MultipartFile) {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return bytes;
}
