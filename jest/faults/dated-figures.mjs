/** Mistakes in the figures as of a past day. */
export const datedFigureFaults = [
  {
    name: 'a past day has the present state of a document',
    gate: 'dated figures',
    changes: [
      {
        file: 'api/src/figures/dated/documents.ts',
        find: 'sql`since <= ${dayLiteral(day)} and until > ${dayLiteral(day)}`;',
        replace: "sql`until = 'infinity'`;",
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
