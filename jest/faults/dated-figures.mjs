/** Mistakes in the figures as of a past day. */
export const datedFigureFaults = [
  {
    name: 'a write-off counts before its day',
    gate: 'dated figures',
    changes: [
      {
        file: 'api/src/figures/dated/documents.ts',
        find: "const isOff = sql`${column('write_off_date')} <= ${dayLiteral(day)}`;",
        replace: "const isOff = sql`${column('write_off_date')} is not null`;",
      },
    ],
  },
  {
    name: 'a variation counts before it is approved',
    gate: 'dated figures',
    changes: [
      {
        file: 'api/src/figures/dated/orders.ts',
        find: 'const isLater = sql`variation_orders.approved_date > ${dayLiteral(day)}`;',
        replace: 'const isLater = sql`false`;',
      },
    ],
  },
  {
    name: 'a certificate counts the certificates of later days',
    gate: 'dated figures',
    changes: [
      {
        file: 'api/src/figures/certified-to-date.ts',
        find: 'and earlier.invoice_date <= ${dayLiteral(view.asOf)}',
        replace: '',
      },
    ],
  },
];
