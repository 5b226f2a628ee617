/** Mistakes in what lets teams ship alone: open screens, good releases, automatic halt, and the contract of a release. */
export const remoteFaults = [
  {
    name: 'routes are known by their place in the list',
    gate: 'typed text',
    changes: [
      {
        file: 'platform/runtime/routes/mount-routes.ts',
        find: '        id,\n        ...(children',
        replace: '        ...(children',
      },
    ],
  },
  {
    name: 'typed text of a place is not kept',
    gate: 'typed text',
    changes: [
      {
        file: 'platform/runtime/places/placed-fills.ts',
        find: '      keepTyped();\n',
        replace: '',
      },
    ],
  },
  {
    name: 'what users went back from is still good',
    gate: 'last good',
    changes: [
      {
        file: 'platform/registry/store/stable-releases.queries.ts',
        find: 'g.remote = w.name and g.lost_at is null',
        replace: 'g.remote = w.name',
      },
    ],
  },
  {
    name: 'nobody looks at the budget',
    gate: 'halt',
    changes: [
      {
        file: 'platform/registry/by-itself/halt-rollouts.ts',
        find: 'if (!reason) continue;',
        replace: 'if (reason !== null) continue;',
      },
    ],
  },
  {
    name: 'two remotes may own a path',
    gate: 'contract',
    changes: [
      {
        file: 'platform/contract/remote/problems.ts',
        find: 'return [...pathCollisions(remotes), ...claimedTwice];',
        replace: 'return claimedTwice;',
      },
    ],
  },
];
