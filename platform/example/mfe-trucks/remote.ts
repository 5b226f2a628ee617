import { defineRemote, screen } from '@siteledger/platform/remote';

export const { remote, routes, slots, parts } = defineRemote({
  name: 'mfe-trucks',
  title: 'Trucks',
  owner: { team: 'Trucks', contact: 'trucks@yard.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^1.0.0' },
  paths: ['/trucks'],
  screens: [
    screen('/trucks', {
      title: 'Trucks',
      permission: 'authenticated',
      load: async () => (await import('./src/trucks-page')).TrucksPage,
    }),
  ],
  fills: [
    {
      place: 'crane.transport',
      id: 'trucks',
      title: 'Trucks',
      order: 10,
      permission: 'authenticated',
      props: { crane: 'string' },
      load: async () => (await import('./src/truck-for-crane')).TruckForCrane,
    },
  ],
  nav: [{ section: 'Yard', order: 20, title: 'Trucks', icon: 'Car', path: '/trucks', permission: 'authenticated' }],
});
