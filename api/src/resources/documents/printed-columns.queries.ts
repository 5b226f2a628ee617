import { type PrintedProject } from '@siteledger/shared-lib/domain';
import { columnsOf, jsonOf } from '../../db/selection';

/** A project on printed documents. */
export const PRINTED_PROJECT = jsonOf<PrintedProject>(columnsOf('projects', 'uuid', 'name', 'code'));
