import { type Client } from '../apps/client';
import { type TestApp } from '../apps/with-app';

/** The demo's accounts and tax codes. */
export const SETTINGS = {
  headings: 'abss',
  accounts: {
    sales: '4-1100',
    'retention-receivable': '1-1220',
    'debit-note': '4-1400',
    purchases: '5-1210',
    'credit-note': '5-1220',
  },
  tax_codes: { 'N-T': 'N-T', ST6: 'SV6', ST8: 'SV8' },
};

/** Stores these settings and returns a user who may export. */
export async function ownerWithSettings(server: TestApp, settings: object = {}) {
  const admin = await server.as('ADMIN');
  await admin.put('/accounting_settings', { ...SETTINGS, ...settings });
  return server.as('BUSINESS_OWNER');
}

/** Downloads the file's bytes, as a browser would store them. */
export async function download({ app }: TestApp, { token = '' }: Client, path: string) {
  const reply = await app.inject({ url: `/api/v2${path}`, headers: { authorization: `Bearer ${token}` } });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    bytes: reply.rawPayload,
    text: reply.rawPayload.toString('latin1'),
  };
}

export const exportedLines = async (server: TestApp, api: Client, path: string) =>
  (await download(server, api, path)).text.split('\r\n');
