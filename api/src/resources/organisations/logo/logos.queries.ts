import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { type LogoType } from './re-encode';

/** Stores a logo under a new name. */
export async function insertLogo(db: Db, logo: { name: string; content_type: LogoType; bytes: Buffer }) {
  await db.insertInto('organisation_logos').values(logo).execute();
}

/** Deletes a logo; its name is a 404 from then on. */
export async function removeLogo(db: Db, name: string) {
  await db.deleteFrom('organisation_logos').where('name', '=', name).execute();
}

export async function findLogo(db: Db, name: string) {
  // The two drivers return bytes differently, but base64 text alike.
  const { rows } = await sql<{ content_type: LogoType; bytes: string }>`
    select content_type, encode(bytes, 'base64') as bytes from organisation_logos where name = ${name}`.execute(db);
  const [logo] = rows;
  return logo && { type: logo.content_type, bytes: Buffer.from(logo.bytes, 'base64') };
}
