import { NAME_MAX, projectUpdateSchema, text, type ProjectStatus } from '@siteledger/shared-lib/domain';

/** Whether a change of status reopens a completed project. docs/domain/states-and-deletions.md#projects */
export const isReopened = (from: ProjectStatus, to: unknown) => from === 'Completed' && to !== 'Completed';

/**
 * Schema to update a project in this status; reopening a completed one requires a reason.
 * docs/domain/states-and-deletions.md#projects
 */
export const updateSchemaFrom = (status: ProjectStatus) =>
  projectUpdateSchema.shape({
    status_reason: text('Reason')
      .max(NAME_MAX)
      .when('status', ([to], reason) => (isReopened(status, to) ? reason.required() : reason)),
  });
