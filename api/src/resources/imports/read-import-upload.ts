import { type MultipartFile } from '@fastify/multipart';
import { IMPORT_ENTITIES, IMPORT_MAX, type ImportEntity, NAME_MAX } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { HttpError, invalid } from '../../http/errors/errors';
import { fileProblem } from './file/table';

/** An uploaded file, and the kind of records in it. */
export type ImportUpload = { entity: ImportEntity; name: string; bytes: Buffer };

// One more of each than allowed, so that a second file or an unknown field gets a message.
const LIMITS = { fileSize: IMPORT_MAX.bytes, files: 2, fields: 2, parts: 4, fieldSize: 1000, headerPairs: 20 };

const refuseFile = (message: string) => invalid(fileProblem(message));
const tooLarge = () => new HttpError(413, { message: 'The file must be at most 20 MB.' });

/** Reads the file and the field `entity` of an upload. The remaining body of a refused one is discarded. */
export async function readImportUpload(request: FastifyRequest): Promise<ImportUpload> {
  try {
    return await readParts(request);
  } catch (error) {
    // The browser reads the response only after sending the whole body.
    request.raw.resume();
    if (error instanceof HttpError) throw error;
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    throw refuseFile('The upload cannot be read.');
  }
}

async function readParts(request: FastifyRequest): Promise<ImportUpload> {
  let file: Omit<ImportUpload, 'entity'> | undefined;
  let given: unknown;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field' && part.fieldname === 'entity') given = part.value;
    else if (part.type === 'field' || part.fieldname !== 'file')
      throw invalid({ [part.fieldname]: [`${part.fieldname} is not a known field.`] });
    else if (file) throw refuseFile('Only one file can be uploaded.');
    else file = await contentOf(part);
  }
  const entity = IMPORT_ENTITIES.find((one) => one === given);
  if (!entity) throw invalid({ entity: [`Entity must be one of ${IMPORT_ENTITIES.join(', ')}.`] });
  if (!file || file.bytes.length === 0) throw refuseFile('File is required.');
  return { entity, ...file };
}

async function contentOf(part: MultipartFile) {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return { name: part.filename.slice(-NAME_MAX), bytes };
}
