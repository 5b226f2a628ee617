import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type {
  ImportCommitInput,
  ImportDetails,
  ImportEntity,
  ImportJob,
  ImportMapping,
  ImportRow,
  ImportRowInput,
  ImportSourceInput,
  ListQuery,
  ListReply,
  MoveIn,
  MoveInInput,
} from '@siteledger/shared-lib/domain';
import { saveReply } from '@siteledger/shared-lib/table';

/** A row with the uuid that lists need. */
export type ListedRow = ImportRow & { uuid: string };

type Of<Body> = { uuid: string; body: Body };

const tags = (_reply: unknown, _error: unknown, uuid: string | { uuid: string }) =>
  [{ type: 'Import', id: typeof uuid === 'string' ? uuid : uuid.uuid }, 'ImportRow'] as const;

/** Endpoints of imports. docs/domain/imports.md */
export const importsApi = addEndpoints((build) => ({
  /** Imports, newest first. docs/domain/imports.md#states */
  importsList: build.list<ImportJob>('GET /imports', ['Import']),
  /** One import with its mapping, progress and first rows; 404 if it does not exist. imports.md#states */
  importsOne: build.record<ImportDetails>('GET /imports/:', 'Import'),
  /** Rows of an import in file order; filter `result`. docs/domain/imports.md#the-check */
  importsRows: build.query<ListReply<ListedRow>, ListQuery & { import: string }>({
    query: ({ import: uuid, ...query }) => ({ url: `/imports/${uuid}/rows`, params: listQueryParams(query) }),
    transformResponse: (reply: ListReply<ImportRow>) => ({
      ...reply,
      data: reply.data.map((row) => ({ ...row, uuid: String(row.no) })),
    }),
    providesTags: ['ImportRow'],
  }),
  /** Uploads a file: 413 above 20 MB, 422 on `file` when it cannot be read. imports.md#reading-a-file */
  importsUpload: build.change<ImportDetails, { entity: ImportEntity; file: File }>({
    query: ({ entity, file }) => {
      const body = new FormData();
      body.append('entity', entity);
      body.append('file', file, file.name);
      return { url: '/imports', method: 'POST', body };
    },
    invalidatesTags: ['Import'],
  }),
  /** Reads the file another way; the mapping is proposed again. docs/domain/imports.md#reading-a-file */
  importsRead: build.change<ImportDetails, Of<ImportSourceInput>>({
    query: ({ uuid, body }) => ({ url: `/imports/${uuid}/source`, method: 'PUT', body }),
    replaces: 'importsOne',
    invalidatesTags: tags,
  }),
  /** Says which column is which field. docs/domain/imports.md#mapping */
  importsMap: build.change<ImportDetails, Of<ImportMapping>>({
    query: ({ uuid, body }) => ({ url: `/imports/${uuid}/mapping`, method: 'PUT', body }),
    replaces: 'importsOne',
    invalidatesTags: tags,
  }),
  /** Fixes cells of a row, or leaves it out; 409 once committed. docs/domain/imports.md#the-check */
  importsChangeRow: build.change<ImportRow, Of<ImportRowInput> & { no: number }>({
    query: ({ uuid, no, body }) => ({ url: `/imports/${uuid}/rows/${no}`, method: 'PUT', body }),
    invalidatesTags: tags,
  }),
  /** Queues the check. docs/domain/imports.md#the-check */
  importsCheck: build.change<ImportDetails, string>({
    query: (uuid) => ({ url: `/imports/${uuid}/check`, method: 'POST' }),
    invalidatesTags: tags,
  }),
  /** Queues the commit; 422 without a reason for a difference of totals. docs/domain/imports.md#control-totals */
  importsCommit: build.change<ImportDetails, Of<ImportCommitInput>>({
    query: ({ uuid, body }) => ({ url: `/imports/${uuid}/commit`, method: 'POST', body }),
    invalidatesTags: tags,
  }),
  /** Queues the undo of a committed import. docs/domain/imports.md#undo */
  importsUndo: build.change<ImportDetails, string>({
    query: (uuid) => ({ url: `/imports/${uuid}/undo`, method: 'POST' }),
    invalidatesTags: tags,
  }),
  /** Cancels the work in the background, which then keeps nothing. docs/domain/imports.md#in-the-background */
  importsCancel: build.change<ImportDetails, string>({
    query: (uuid) => ({ url: `/imports/${uuid}/cancel`, method: 'POST' }),
    invalidatesTags: tags,
  }),
  /** The records brought over so far, and the totals of both books. docs/domain/imports.md#moving-in */
  moveIn: build.one<MoveIn, void>({ query: () => '/move_in', providesTags: ['Import'] }),
  /** States the totals of the former books; 409 when somebody else has changed them. imports.md#moving-in */
  moveInUpdate: build.change<MoveIn, { version: number | undefined; body: MoveInInput }>({
    query: ({ version, body }) => ({ url: '/move_in', method: 'PUT', version, body }),
    invalidatesTags: ['Import'],
  }),
  /** Saves the rows with errors as a workbook that can be imported again. docs/domain/imports.md#the-check */
  importsErrors: build.mutation<string, string>({
    query: (uuid) => ({ url: `/imports/${uuid}/errors.xlsx`, responseHandler: saveReply('errors.xlsx') }),
  }),
  /** Saves an empty workbook with the columns of these records. docs/domain/imports.md#mapping */
  importsTemplate: build.mutation<string, ImportEntity>({
    query: (entity) => ({ url: `/import-templates/${entity}.xlsx`, responseHandler: saveReply(`${entity}.xlsx`) }),
  }),
}));

export const {
  useImportsOneQuery,
  useImportsUploadMutation,
  useImportsReadMutation,
  useImportsMapMutation,
  useImportsChangeRowMutation,
  useImportsCheckMutation,
  useImportsCommitMutation,
  useImportsUndoMutation,
  useImportsCancelMutation,
  useImportsErrorsMutation,
  useImportsTemplateMutation,
  useMoveInQuery,
  useMoveInUpdateMutation,
} = importsApi;
