import { type PrintedProject } from '@siteledger/shared-lib/domain';
import { columnsOf, jsonOf } from '../../db/selection';

/** A project as printed documents name it. */
export const PRINTED_PROJECT = jsonOf<PrintedProject>(columnsOf('projects', 'uuid', 'name', 'code'));
