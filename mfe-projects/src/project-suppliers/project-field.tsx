import { useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import type { Reference } from '@siteledger/shared-lib/domain';
import { LookupField } from '@siteledger/shared-lib/form';
import { useLookup } from '@siteledger/shared-lib/ui';
import { optionOf } from '../option-of';

/** What stands for the project of a form that starts with none. */
export const NO_PROJECT: Reference = { uuid: '', name: '' };

/** The project that a bill is for, where the form is not in one; `own` is offered even when the search does not find it. */
export function ProjectField({ own }: { own: Reference }) {
  const projects = useLookup(useProjectOptionsQuery, optionOf, own.uuid ? [optionOf(own)] : []);
  return <LookupField name="project_uuid" lookup={projects} placeholder="Search by name or code" />;
}
