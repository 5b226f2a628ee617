import { array, number, type InferType } from 'yup';
import { choice, onUse, record, text } from '../fields';

/** Failures that are the release's own: its bytes are not those that were published, it does not fit, its code throws. */
export const FAULT_KINDS = ['integrity', 'incompatible', 'evaluation', 'render'] as const;

/** Kinds of failed loads; what could not be fetched says nothing of the release. docs/remotes.md#when-a-remote-fails */
export const FAILURE_KINDS = ['network', 'timeout', ...FAULT_KINDS] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What of a release failed: its entry, a script or style that it loads later, a screen while it is drawn, what it puts into a place. */
export const RELEASE_PARTS = ['entry', 'chunk', 'style', 'render', 'place'] as const;

export type ReleasePart = (typeof RELEASE_PARTS)[number];

/** Web vitals; milliseconds, but CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

/** What a browser may report of a remote: that a screen of it was seen whole, what failed and why, that it is in use, a web vital. */
export const REPORT_KINDS = ['load', 'active', ...FAILURE_KINDS, ...VITALS] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

const SCREEN = /^mfe-[a-z][a-z0-9-]*:\/\S*$/;

/** The id of a screen, whichever release it is of: "mfe-projects:/projects/:uuid". */
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

/** What a browser sends of what it saw; at most 50 at a time. */
export const remoteReportsSchema = onUse(() =>
  record({
    events: array(reportSchema.required()).label('Events').min(1).max(50).required(),
  }),
);

export type RemoteReport = InferType<typeof reportSchema>;
