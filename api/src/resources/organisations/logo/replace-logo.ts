import { randomBytes } from 'node:crypto';
import { type Organisation } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { changeRow } from '../../../http/changes/audited-rows';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { lockCurrentOrganisation } from '../lock-current-organisation';
import { findOrganisation, type LockedOrganisation } from '../organisations.queries';
import { insertLogo, removeLogo } from './logos.queries';
import { type Picture } from './re-encode';

// Long enough that a name cannot be guessed.
const NAME_BYTES = 32;

/** Replaces an organisation's logo; the old one and its name are deleted. docs/domain/parties.md#logos */
export const replaceLogo = (
  context: Context,
  reference: string,
  { type, extension, bytes }: Picture,
  expected: number | undefined,
): Promise<Organisation | undefined> =>
  inTransaction(context, async (db) => {
    const organisation = await lockCurrentOrganisation(db, reference, expected);
    const name = `${randomBytes(NAME_BYTES).toString('base64url')}.${extension}`;
    await insertLogo(db, { name, content_type: type, bytes });
    await swap(db, context, 'organisation.upload-logo', organisation, name);
    return findOrganisation(db, organisation.id);
  });

/** Deletes an organisation's logo. */
export const deleteLogo = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Organisation | undefined> =>
  inTransaction(context, async (db) => {
    const organisation = await lockCurrentOrganisation(db, reference, expected);
    if (!organisation.logo_file) throw notFound('Logo');
    await swap(db, context, 'organisation.delete-logo', organisation, null);
    return findOrganisation(db, organisation.id);
  });

async function swap(
  db: Db,
  context: Context,
  action: string,
  organisation: LockedOrganisation,
  logo_file: string | null,
) {
  await changeRow(db, context, { action }, 'organisations', organisation.id, { logo_file });
  if (organisation.logo_file) await removeLogo(db, organisation.logo_file);
}
