import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { guessColumns } from '../../fields/guess-mapping';
import { fieldsOfEntity } from '../../fields/import-entities';
import { readTable } from '../read-table';

/** The rows of a file by field, as the proposed mapping reads them. */
function read(entity: ImportEntity, lines: readonly string[]) {
  const { columns, rows, source } = readTable(Buffer.from(lines.join('\r\n'), 'latin1'), entity, {});
  const mapped = guessColumns(
    fieldsOfEntity(entity),
    columns.map(({ heading }) => heading),
  );
  const records = rows.map(({ no, cells, is_left_out }) => {
    const filled = [...mapped].filter(([, column]) => cells[column] !== null);
    return { no, ...Object.fromEntries(filled.map(([field, column]) => [field, cells[column]])), is_left_out };
  });
  return { records, source };
}

const kept = { is_left_out: false };

test('reads customers of SQL Account with their address and their terms as days', () => {
  const { records, source } = read('client', [
    'MASTER;300-S0001;300-000;SERI MAJU SDN BHD;;----;----;----;;30 Days;30000;----;T;----;;;;201901012345;;;01/01/2020;',
    'DETAIL;300-S0001;BILLING;12 Jalan Ampang;50450 Kuala Lumpur;;;Encik Razak;03-2161 8888;;;;a@seri.test;',
    'MASTER;300-T0001;300-000;TAMAN JAYA BHD;;----;----;----;;C.O.D.;0;----;T;----;;;;;;;;',
  ]);

  expect(source).toMatchObject({ delimiter: ';', header_row: 0, title: [] });
  expect(records).toEqual([
    {
      ...{ no: 1, ...kept, name: 'SERI MAJU SDN BHD', accounting_code: '300-S0001', payment_days: '30' },
      ...{ address_1: '12 Jalan Ampang', address_2: '50450 Kuala Lumpur', person_in_charge: 'Encik Razak' },
      ...{ tel_no: '03-2161 8888', email: 'a@seri.test', id_no: '201901012345' },
    },
    { no: 3, ...kept, name: 'TAMAN JAYA BHD', accounting_code: '300-T0001', payment_days: '0' },
  ]);
});

test('reads supplier invoices of SQL Account with the sums of their lines, and leaves out cancelled ones', () => {
  const master = (no: string, terms: string, cancelled: string) =>
    `MASTER;${no};;30/06/2026;30/06/2026;400-B0001;${terms};Steel bars;----;----;P-0001;1;1272.00;${cancelled};`;
  const { records } = read('expense', [
    'MASTER;DOCNO;DOCNOEX;DOCDATE;POSTDATE;CODE;TERMS;DESCRIPTION;AREA;AGENT;PROJECT;CURRENCYRATE;DOCAMT;CANCELLED;',
    'DETAIL;DOCNO;ACCOUNT;DESCRIPTION;PROJECT;TAX;TAXAMT;TAXINCLUSIVE;AMOUNT;',
    master('PI-1', '60 Days', 'F'),
    'DETAIL;PI-1;610-000;Bars;P-0001;SV-6;60.00;0;1,000.00;',
    'DETAIL;PI-1;611-000;Cutting;P-0001;SV-6;12.00;1;212.00;',
    master('PI-2', 'Month end', 'T'),
    'DETAIL;PI-2;610-000;Bars;P-0001;;;0;5.00;',
    master('PI-3', '60 Days', 'F'),
    'DETAIL;PI-3;610-000;Bars;P-0001;;0.005;1;5.00;',
    'DETAIL;PI-3;610-000;Bars;P-0001;;;0;1.005;',
    master('PI-4', '60 Days', 'F').replaceAll('30/06/2026', '31/02/2026'),
    'DETAIL;PI-4;610-000;Bars;P-0001;;;0;1.00;',
  ]);

  const head = { contractor_uuid: '400-B0001', invoice_date: '30/06/2026', description: 'Steel bars' };
  const rest = { project_uuid: 'P-0001', account_code_uuid: '610-000' };
  expect(records).toEqual([
    {
      no: 3,
      ...kept,
      ...head,
      ...rest,
      ref_no: 'PI-1',
      invoice_amt: '1200.00',
      tax_amt: '72.00',
      due_date: '2026-08-29',
    },
    { no: 6, is_left_out: true, ...head, ...rest, ref_no: 'PI-2', invoice_amt: '5.00' },
    {
      ...{ no: 8, ...kept, ...head, ...rest, ref_no: 'PI-3', due_date: '2026-08-29' },
      // Fractions of a sen, which a sum would round.
      ...{ invoice_amt: '5.00 - 0.005 + 1.005', tax_amt: '0.005' },
    },
    { no: 11, ...kept, ...head, ...rest, ref_no: 'PI-4', invoice_date: '31/02/2026', invoice_amt: '1.00' },
  ]);
});

test('puts the lines of a purchase of ABSS together, up to the blank line or another number', () => {
  const { records } = read('expense', [
    '{}',
    'Co./Last Name\tDate\tSupplier Invoice #\tDescription\tAccount #\tAmount\tInc-Tax Amount\tJob\tTax Amount',
    'Bina Jaya\t15/04/2026\tE1\tBill E1\t5-1210\t120000.00\t127200.00\tP-0001\t7200.00',
    'Bina Jaya\t15/04/2026\tE1\tDebit note\t5-1220\t-2200.00\t-2200.00\tP-0001\t0.00',
    '',
    'Bina Jaya\t16/04/2026\tE2\tBill E2\t5-1210\t10.00\t10.00\tP-0001\t0.00',
    '',
    'Bina Jaya\t16/04/2026\tE3\tBill E3\t5-1210\tten\t10.00\tP-0001\t0.00',
    'Bina Jaya\t16/04/2026\tE3\tBill E3\t5-1210\t1.00\t1.00\tP-0001\t0.00',
  ]);

  const bill = { ...kept, contractor_uuid: 'Bina Jaya', project_uuid: 'P-0001', account_code_uuid: '5-1210' };
  expect(records).toEqual([
    {
      ...{ no: 3, ...bill, ref_no: 'E1', invoice_date: '15/04/2026', description: 'Bill E1' },
      ...{ invoice_amt: '117800.00', tax_amt: '7200.00' },
    },
    {
      ...{ no: 6, ...bill, ref_no: 'E2', invoice_date: '16/04/2026', description: 'Bill E2' },
      ...{ invoice_amt: '10.00', tax_amt: '0.00' },
    },
    {
      ...{ no: 8, ...bill, ref_no: 'E3', invoice_date: '16/04/2026', description: 'Bill E3' },
      ...{ invoice_amt: 'ten + 1.00', tax_amt: '0.00' },
    },
  ]);
});

test('leaves rows of ABSS that have no number as they are', () => {
  const { records } = read('payment', [
    'Co./Last Name\tDate\tAmount',
    'Bina Jaya\t15/04/2026\t10.00',
    'Bina Jaya\t16/04/2026\t20.00',
  ]);

  expect(records).toMatchObject([{ payment_amt: '10.00' }, { payment_amt: '20.00' }]);
});

test('a creditor list of AutoCount finds its fields', () => {
  const { records } = read('organisation', [
    'Creditor Code,Company Name,Register No,Address 1,Phone 1,Attention,Currency Code,Statement Type,Aging On',
    '400-B0001,Bina Jaya Enterprise,201901012345,12 Jalan Ampang,03-2161 8888,Puan Lim,MYR,Open Item,Invoice Date',
  ]);

  expect(records).toEqual([
    {
      ...{ no: 2, ...kept, name: 'Bina Jaya Enterprise', accounting_code: '400-B0001', tel_no: '03-2161 8888' },
      ...{ registration_no: '201901012345', address_1: '12 Jalan Ampang' },
    },
  ]);
});

test('other texts with semicolons are read as they are', () => {
  const { records, source } = read('client', ['Name;City;Fax', 'MASTER;Klang;', 'Seri;Ipoh;']);

  expect(source.header_row).toBe(1);
  expect(records.map(({ no }) => no)).toEqual([2, 3]);
});
