module.exports = {
  root: __dirname,
  name: 'Yard',
  host: 'library/src/host.ts',
  library: { folder: 'library', doors: { ui: { eager: true } } },
  shell: {
    folder: 'shell',
    main: './src/main.tsx',
    boot: './src/boot.ts',
    icon: 'icon.svg',
    render: ({ head }) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Yard</title><link rel="icon" href="/favicon.svg">${head}</head><body><div id="root"></div></body></html>`,
  },
  server: { port: 3000 },
  registry: { path: '/listing' },
};
