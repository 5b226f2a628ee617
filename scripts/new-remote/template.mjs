const titleOf = (name) => {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};

const component = (name) =>
  name
    .replace(/^mfe-/, '')
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');

/** The files of a new remote by their paths: one screen that says what to do next, its test, and everything around it. */
export function templateOf(name, { platform, sharedLib, react }) {
  const word = name.replace(/^mfe-/, '');
  const title = titleOf(name);
  const page = `${component(name)}Page`;
  const packageJson = {
    name: `@siteledger/${name}`,
    version: '1.0.0',
    private: true,
    description: title,
    scripts: {
      'dev:alone': 'node ../platform/cli/main.mjs alone',
      serve: 'node ../platform/cli/main.mjs serve',
      'publish-remote': 'node ../platform/cli/main.mjs publish',
    },
    dependencies: { '@siteledger/platform': platform, '@siteledger/shared-lib': sharedLib, react },
  };
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'webpack.config.js': `const { remoteConfig } = require('../webpack.base.js');

module.exports = remoteConfig(__dirname);
`,
    'remote.ts': `import { defineRemote, screen } from '@siteledger/platform/remote';
import { type Permission } from '@siteledger/shared-lib/domain';

/** What this remote contributes: the build makes remote.json and the chunks of it, the shell mounts its screens. */
export const { remote, routes, slots, parts } = defineRemote<Permission>({
  name: '${name}',
  owner: { team: '${title}', contact: '${word}@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/${word}'],
  screens: [
    screen('/${word}', {
      title: '${title}',
      permission: 'authenticated',
      load: async () => (await import('./src/${word}/${word}-page')).${page},
    }),
  ],
  nav: [
    {
      section: '${title}',
      order: 100,
      title: '${title}',
      icon: 'AppstoreOutlined',
      path: '/${word}',
      permission: 'authenticated',
    },
  ],
});
`,
    [`src/${word}/${word}-page.tsx`]: `import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { PageHeader } from '@siteledger/shared-lib/ui';

/** The first screen of this remote. */
export function ${page}() {
  const { data: user } = useUserDetailsQuery();
  return <PageHeader title="${title}" subtitle={user && \`Signed in as \${user.name}\`} />;
}
`,
    [`src/${word}/${word}-page.test.tsx`]: `import { answers, buildCurrentUser, renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { ${page} } from './${word}-page';

test('greets who is signed in', async () => {
  answers('GET /user/details', { data: buildCurrentUser({ name: 'Lim Siew Ling' }) });

  renderPage(<${page} />);

  expect(await screen.findByText('Signed in as Lim Siew Ling')).toBeVisible();
});
`,
  };
}
