import { defineRemote, screen } from '@siteledger/platform/remote';

export const { remote, routes, slots, parts } = defineRemote({
  name: 'mfe-cranes',
  title: 'Cranes',
  owner: { team: 'Cranes', contact: 'cranes@yard.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^1.0.0' },
  paths: ['/cranes'],
  screens: [
    screen('/cranes', {
      title: 'Cranes',
      permission: 'authenticated',
      load: async () => (await import('./src/cranes-page')).CranesPage,
    }),
  ],
  nav: [{ section: 'Yard', order: 10, title: 'Cranes', icon: 'Tool', path: '/cranes', permission: 'authenticated' }],
  places: [{ name: 'crane.transport', props: { crane: 'string' } }],
});
