import { array, number, type InferType } from 'yup';
import { choice, onUse, record, text } from '../fields';

/** Failures caused by the release: its bytes differ from those published, it does not fit, or its code throws. */
export const FAULT_KINDS = ['integrity', 'incompatible', 'evaluation', 'render'] as const;

/** Kinds of failed loads; a failed fetch does not count against the release. docs/remotes.md#when-a-remote-fails */
export const FAILURE_KINDS = ['network', 'timeout', ...FAULT_KINDS] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/**
 * The part of a release that failed: its entry, a script or style that it loads later, a screen while rendering, a fill
 * in a place.
 */
export const RELEASE_PARTS = ['entry', 'chunk', 'style', 'render', 'place'] as const;

export type ReleasePart = (typeof RELEASE_PARTS)[number];

/** Web vitals in milliseconds, except CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

/** Kinds of browser reports on a remote: a screen loaded whole, a failure and its kind, active use, a web vital. */
export const REPORT_KINDS = ['load', 'active', ...FAILURE_KINDS, ...VITALS] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

const SCREEN = /^mfe-[a-z][a-z0-9-]*:\/\S*$/;

/** The id of a screen, independent of the release: "mfe-projects:/projects/:uuid". */
export const screenId = (remote: string, { path }: { path: string }) => `${remote}:${path}`;

const reportSchema = onUse(() =>
  record({
    remote: text('Remote').required().max(60),
    version: text('Release').required().max(100),
    kind: choice('Kind', REPORT_KINDS).required(),
    part: choice('Part', RELEASE_PARTS),
    screen: text('Screen').max(200).matches(SCREEN, '${path} is not the id of a screen.'),
    value: number().label('Value').min(0).max(600_000).nullable(),
  }),
);

/** A batch of reports from a browser; at most 50. */
export const remoteReportsSchema = onUse(() =>
  record({
    events: array(reportSchema.required()).label('Events').min(1).max(50).required(),
  }),
);

export type RemoteReport = InferType<typeof reportSchema>;
