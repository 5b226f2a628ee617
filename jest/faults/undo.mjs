/** Mistakes after which an undo leaves something else than there was, which the acts and undos have to notice. */
export const undoFaults = [
  {
    name: 'undo as a new version',
    gate: 'acts and undos',
    changes: [
      {
        file: 'api/src/db/rows.ts',
        find: 'version = version - 1',
        replace: 'version = version + 1',
      },
    ],
  },
  {
    name: 'undo of half a batch',
    gate: 'acts and undos',
    changes: [
      {
        file: 'api/src/resources/payment-records/delete/deleted-record.queries.ts',
        find: 'version = version - 1 where payment_record_id = ${id}`',
        replace:
          'version = version - 1 where payment_record_id = ${id} and id > (select min(id) from payments where payment_record_id = ${id})`',
      },
    ],
  },
];
