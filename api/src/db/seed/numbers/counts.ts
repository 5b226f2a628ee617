/** Records at scale 1; a larger scale repeats the whole company. demo-data.md#how-many */
export const COUNTS = {
  projects: { New: 4, 'On Going': 14, Completed: 6 },
  clients: 18,
  endCustomers: 9,
  contractors: 55,
  suppliers: 30,
  users: 22,
  projectManagers: 9,
  accountCodes: 120,
  certificates: 240,
  variationOrders: 96,
  purchaseOrders: 430,
  orderLines: 1_700,
  expenses: 2_200,
  receipts: 230,
  paymentRecords: 120,
  payments: 1_950,
  invoiceWriteOffs: 6,
  expenseWriteOffs: 14,
} as const;

/** The largest scale of a seed. */
export const MAX_SCALE = 1000;
