import { type Api } from '../api';
import { fullProject, OLDEST } from '../demo-records';

type Stored = { data: { uuid: string; id?: number }[] };

async function addImport(api: Api) {
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('Nama,Telefon\nSeri Maju,12\n') };
  const { data } = await api.upload<{ data: { uuid: string } }>('/imports', { entity: 'client', file });
  return data.uuid;
}

async function addBankAccount(api: Api) {
  const account = { name: 'Current', bank: 'Maybank', account_no: `5128${Date.now()}`, active: 'yes' };
  const { data } = await api.post<{ data: { uuid: string } }>('/bank_accounts', account);
  return data.uuid;
}

/** Returns an address with demo records for each screen's path pattern. */
export async function addressesOf(api: Api) {
  const { project, invoice, order, variation, expense } = await fullProject(api);
  const first = async (list: string) => (await api.get<Stored>(list + OLDEST)).data[0]!.uuid;
  const [pendingInvoice, pendingExpense, record, client, contractor, organisation, code] = await Promise.all(
    [
      '/invoices?status=pending&',
      '/expenses?status=pending&',
      '/payment_records?',
      '/clients?',
      '/contractors?',
      '/organisations?type=3&',
      '/finance_account_codes?',
    ].map(first),
  );
  const imported = await addImport(api);
  const account = await addBankAccount(api);
  const values: [RegExp, string][] = [
    [/^(\/projects(?:\/list)?)\/:uuid/, `$1/${project}`],
    [/:invoiceUuid/, invoice.uuid],
    [/:contractorUuid$/, `${order.contractor.uuid}?order=${order.uuid}`],
    [/:variationUuid/, variation.uuid],
    [/:expenseUuid/, expense.uuid],
    [/:days/, '60'],
    [/^(\/pending-invoices\/list)\/:uuid/, `$1/${pendingInvoice}`],
    [/^(\/bulk-payment)\/:uuid/, `$1/${pendingExpense}`],
    [/^(\/clients\/list)\/:uuid/, `$1/${client}`],
    [/^(\/contractors\/list)\/:uuid/, `$1/${contractor}`],
    // The own company has other tabs than a contractor.
    [/^(\/organisations\/list)\/:uuid(?=\/(?!invoices))/, `$1/${contractor}`],
    [/^(\/organisations\/list)\/:uuid/, `$1/${organisation}`],
    [/^(\/accountCodes)\/:uuid/, `$1/${code}`],
    [/^(\/bankAccounts)\/:uuid/, `$1/${account}`],
    [/^(\/users\/list)\/:uuid/, '$1/1'],
    [/^(\/imports)\/:uuid/, `$1/${imported}`],
    [/:email\/:token/, 'nobody%40demo.test/no-such-token'],
    // Without a search it would print a thousand pages.
    [/^(\/reports\/\w+\/print)$/, '$1?search=Miri'],
    [/^(\/document-printing\/invoice)$/, `$1?uuid=${invoice.uuid}`],
    [/^(\/document-printing\/po)$/, `$1?uuid=${order.uuid}`],
    [/^(\/document-printing\/(?:voucher|remittance))$/, `$1?uuid=${record}`],
  ];
  return (route: string) => {
    const address = values.reduce((path, [pattern, value]) => path.replace(pattern, value), route);
    if (address.includes(':')) throw new Error(`No record is known for ${route}.`);
    return address;
  };
}
