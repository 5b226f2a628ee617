import { NAME_MAX, projectUpdateSchema, text, type ProjectStatus } from '@siteledger/shared-lib/domain';

/** Whether a completed project would be taken up again. docs/domain/states-and-deletions.md#projects */
export const isReopened = (from: ProjectStatus, to: unknown) => from === 'Completed' && to !== 'Completed';

/**
 * The rules of an update of a project in this status: to take up a completed one needs a reason.
 * docs/domain/states-and-deletions.md#projects
 */
export const updateSchemaFrom = (status: ProjectStatus) =>
  projectUpdateSchema.shape({
    status_reason: text('Reason')
      .max(NAME_MAX)
      .when('status', ([to], reason) => (isReopened(status, to) ? reason.required() : reason)),
  });
