import { remoteReportsSchema } from '@siteledger/platform/contract';
import { type App, type RegistryInputs } from './inputs';
import { message } from './replies';
import { takeReports } from '../by-itself/take-reports';

/** The route that receives browser reports. */
export function reportRoutes(app: App, inputs: RegistryInputs) {
  const { callOf, describe, environment, follower, stableAfter, rules } = inputs;

  /** Browser reports on remotes: loads, failures by kind, web vitals, and active use: `{message}`. */
  app.post(
    '/remotes/events',
    {
      config: rules('signed in', { isReport: true }),
      schema: { body: remoteReportsSchema, ...describe('Report on remotes', message) },
    },
    async (request) => {
      const { db, sessionId, personUuid, now } = callOf(request);
      if (follower) {
        follower.reports.add({ sessionId, personUuid }, request.body.events);
        return { message: 'Noted.' };
      }
      const seen = { environment, sessionId, personUuid, now };
      await takeReports(db, { events: request.body.events, seen, product: inputs, stableAfter });
      return { message: 'Noted.' };
    },
  );
}
