/** Mistakes in the verification of the audit trail. */
export const auditFaults = [
  {
    name: 'links are not recomputed from their rows',
    gate: 'audit against the owner',
    changes: [
      {
        file: 'api/src/db/audit/verify-audit.ts',
        find: 'hashLink(before.hash, link) !== link.hash',
        replace: "link.hash === ''",
      },
    ],
  },
  {
    name: 'heads that left are not compared',
    gate: 'audit against the owner',
    changes: [
      {
        file: 'api/src/audit-chain/compare-heads.ts',
        find: 'links.get(position) !== hash',
        replace: 'position < 0',
      },
    ],
  },
];
