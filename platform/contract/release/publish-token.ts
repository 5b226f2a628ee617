import { array, type InferType } from 'yup';
import { addDays, day, type Day } from '../day';
import { type EnvironmentName, ENVIRONMENTS } from '../environments';
import { choice, onUse, record, text } from '../fields';

/** Maximum lifetime of a publish token, in days. */
export const PUBLISH_TOKEN_DAYS_MAX = 366;

/** Prefix of every publish token, so that people and secret scanners recognise one. */
export const PUBLISH_TOKEN_PREFIX = 'slpt_';

const REMOTE_NAME = /^mfe-[a-z][a-z0-9-]*$/;

/** A token for a team to publish these remotes, and select them in these environments, until the end of a day. */
export const publishTokenSchema = onUse(() =>
  record({
    name: text('Name').required().max(100),
    remotes: array(
      text('Remote')
        .required()
        .max(60)
        .matches(REMOTE_NAME, '${value} is not the name of a remote, such as mfe-cranes.'),
    )
      .label('Remotes')
      .required()
      .min(1, 'Remotes is required.')
      .max(20),
    environments: array(choice('Environment', ENVIRONMENTS).required())
      .label('Environments')
      .required()
      .min(1, 'Environments is required.')
      .max(ENVIRONMENTS.length),
    ends_on: day('End date').required(),
  }),
);

export type PublishTokenInput = InferType<typeof publishTokenSchema>;

/** A publish token in the admin screen; the token itself is shown only once, when issued. */
export type PublishToken = {
  uuid: string;
  name: string;
  remotes: string[];
  environments: EnvironmentName[];
  ends_on: Day;
  issued_by: string;
  issued_at: string;
  last_used_at: string | null;
  revoked: { by: string; at: string } | null;
};

/** The reply to issuing a token: the only response that contains `token`. */
export type IssuedPublishToken = PublishToken & { token: string };

/**
 * A publish token as its holder reads it: `data` of `GET /api/v2/remotes/token`. `last_used_at` is from before that
 * call.
 */
export type OwnPublishToken = Omit<PublishToken, 'uuid' | 'revoked'>;

/** Why a token cannot be issued until this day; undefined when it can. */
export function endDateProblem(endsOn: Day, today: Day) {
  if (endsOn < today) return 'End date must not be in the past.';
  if (endsOn > addDays(today, PUBLISH_TOKEN_DAYS_MAX)) return `End date must be within ${PUBLISH_TOKEN_DAYS_MAX} days.`;
  return undefined;
}

type Limits = Pick<PublishToken, 'name' | 'remotes' | 'environments' | 'ends_on' | 'revoked'>;

/** Whether a token is neither revoked nor expired on a day. */
export const isTokenInForce = ({ revoked, ends_on }: Limits, today: Day) => !revoked && ends_on >= today;

/**
 * Why a token does not allow this remote (in this environment) on this day, in one sentence; undefined when it does.
 * Without `remote` the token's remotes are not checked, and likewise without `environment`.
 */
export function tokenRefusal(token: Limits, { remote, environment, today }: TokenUse) {
  const called = `The publish token “${token.name}”`;
  if (token.revoked) return `${called} was revoked by ${token.revoked.by}.`;
  if (!isTokenInForce(token, today)) return `${called} expired on ${token.ends_on}.`;
  if (remote && !token.remotes.includes(remote))
    return `${called} is for ${token.remotes.join(', ')}, not for ${remote}.`;
  if (environment && !token.environments.some((one) => one === environment))
    return `${called} is for ${token.environments.join(', ')}, not for ${environment}.`;
  return undefined;
}

export type TokenUse = { remote?: string; environment?: string; today: Day };
