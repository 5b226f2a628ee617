import { useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { LookupField } from '@siteledger/shared-lib/form';
import { useLookup } from '@siteledger/shared-lib/ui';
import { optionOf } from '../option-of';

/** Placeholder of a form that starts without a project. */
export const NO_PROJECT: Reference = { uuid: '', name: '' };

/** Field for a bill's project, for a form outside a project; `own` is offered even if it is not found. */
export function ProjectField({ own }: { own: Reference }) {
  const projects = useLookup(useProjectOptionsQuery, optionOf, own.uuid ? [optionOf(own)] : []);
  return <LookupField name="project_uuid" lookup={projects} placeholder="Search by name or code" />;
}
