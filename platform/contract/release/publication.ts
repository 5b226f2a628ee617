import { array, boolean, number, object } from 'yup';
import { ENVIRONMENTS } from '../environments';
import { choice, exactText, onUse, record, text } from '../fields';
import { TYPES_MAX } from './signatures';

/** Maximum bytes of a publication: all files of a release go in one request. */
export const PUBLICATION_MAX = 16 * 1_048_576;

// Maximum base64 length of one file.
const RELEASE_FILE_CHARACTERS_MAX = 4_000_000;
const RELEASE_FILES_MAX = 300;

// A path below the release's own folder: no "..", no dot files.
const PATH = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

const path = (label: string) => text(label).required().max(200).matches(PATH, '${path} is not valid.');
const word = (label: string) => text(label).required().max(200);

const preloadSchema = onUse(() =>
  object({
    files: array(path('File')).max(RELEASE_FILES_MAX).required(),
    doors: array(word('Door')).max(50).required(),
  }).default(undefined),
);

// Checks only the size; the gate checks whether they can be read.
const signaturesSchema = onUse(() =>
  object({
    names: object().required(),
    types: array(object().required()).max(TYPES_MAX).required(),
  }).default(undefined),
);

const isWord = (value: unknown) => typeof value === 'string' && value.length <= 200;

const usesSchema = onUse(() =>
  object()
    .label('Uses')
    .test(
      'names',
      '${path} must list the names that are taken of each door, such as {"ui": ["Button"]}.',
      (uses: Record<string, unknown> = {}) =>
        Object.values(uses).every((names) => Array.isArray(names) && names.length <= 2000 && names.every(isWord)),
    ),
);

// Lists only the fields that the server reads; additional fields from a newer build are stored unchanged.
const releaseSchema = onUse(() =>
  object({
    schema: number().required(),
    name: word('Name'),
    version: word('Version').max(100),
    buildId: word('Build'),
    commit: text('Commit').max(100),
    container: word('Container'),
    entry: path('Entry'),
    title: text('Title').max(50),
    owner: object({ team: text('Team').max(200), contact: text('Contact').max(200) }).required(),
    requires: object({ shell: word('Shell'), sharedLib: word('Shared library'), api: word('API') }).required(),
    paths: array(word('Path')).max(20),
    routes: array(
      object({
        path: word('Path'),
        title: word('Title'),
        breadcrumb: word('Breadcrumb'),
        permission: text('Permission').max(100),
        module: text('Module').max(100),
        redirect: text('Redirect').max(200),
        layout: text('Layout').max(20),
        chunk: text('Chunk').max(100),
        firstCalls: array(text('First call').required().max(500).matches(/^\//, '${path} must start with "/".')).max(5),
        preload: preloadSchema,
      }).required(),
    )
      .max(200)
      .required(),
    nav: array(
      object({
        section: word('Section'),
        title: word('Title'),
        path: word('Path'),
        permission: text('Permission').max(100),
        key: text('Key').max(1),
      }).required(),
    )
      .max(100)
      .required(),
    commands: array(
      object({
        section: word('Section'),
        title: word('Title'),
        path: word('Path'),
        permission: text('Permission').max(100),
        asks: text('Asks').max(100),
        takesSearch: boolean().label('Takes search'),
      }).required(),
    ).max(100),
    slots: array(
      object({
        slot: word('Slot'),
        id: word('Id'),
        title: word('Title'),
        permission: text('Permission').max(100),
        props: object().default(undefined),
        preload: preloadSchema,
      }).required(),
    ).max(100),
    places: array(object({ name: word('Place'), props: object().required() }).required()).max(50),
    files: array(
      object({ path: path('File'), sha384: word('Hash'), bytes: number().integer().min(0).required() }).required(),
    )
      .min(1)
      .max(RELEASE_FILES_MAX)
      .required(),
    sizes: object({ entry: number().required(), total: number().required() }).required(),
    uses: usesSchema.required(),
    signatures: signaturesSchema,
    react: text('React').max(100),
    endpoints: array(word('Endpoint')).max(500).required(),
    operations: array(word('Operation')).max(500),
  }).label('Release'),
);

const fileSchema = onUse(() =>
  record({
    path: path('Path'),
    content: exactText('Content')
      .required()
      .max(RELEASE_FILE_CHARACTERS_MAX)
      .matches(/^[A-Za-z0-9+/]*={0,2}$/, '${path} must be base64.'),
  }),
);

/**
 * A release as published: remote.json, and each of its files with the compressed variants, in base64.
 * docs/remotes.md#publish
 */
export const publicationSchema = onUse(() =>
  record({
    release: releaseSchema.required(),
    files: array(fileSchema.required()).label('Files').min(1).max(900).required(),
    /**
     * Environments where the release is to be selected next. If the token or the registry cannot do that, the request
     * is rejected and nothing is stored.
     */
    environments: array(choice('Environment', ENVIRONMENTS).required()).label('Environments').max(ENVIRONMENTS.length),
    /** Reports the gate's findings and stores nothing. */
    dry_run: boolean().label('Dry run'),
  }),
);

/** A release as one registry sends it to another; without its files if these are no longer kept. */
export const packedReleaseSchema = onUse(() =>
  record({
    release: releaseSchema.required(),
    files: array(fileSchema.required()).label('Files').max(900).required(),
  }),
);

/**
 * The gate's findings: `problems` is empty when the release is fit to run; `is_new` is whether this request stored it;
 * `fills_lost` lists other remotes' fills in places that it no longer offers.
 */
export type PublicationReport = {
  name: string;
  version: string;
  is_new: boolean;
  problems: string[];
  fills_lost: string[];
};
