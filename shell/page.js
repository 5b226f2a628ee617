const path = require('node:path');
const { requireTypeScript } = require('@siteledger/platform/build');

const { COLORS } = requireTypeScript(path.join(__dirname, '../shared-lib/src/tokens/tokens.ts'));

// The server replaces this with a new nonce in each response; antd's styles use it.
const NONCE = '__CSP_NONCE__';

const ground = ({ canvas, rail, surface, line }) =>
  `--ground:${canvas};--ground-rail:${rail};--ground-bar:${surface};--ground-line:${line}`;

// Background shown until the first script has rendered, in the theme's colour so that nothing flashes.
const GROUND_STYLE = `:root{${ground(COLORS.light)}}:root[data-theme=dark]{${ground(COLORS.dark)}}body{margin:0;background:var(--ground)}`;

const FRAME_STYLE = `${GROUND_STYLE}
.boot-rail{position:fixed;inset:0 auto 0 0;width:260px;background:var(--ground-rail)}
.boot-bar{position:fixed;inset:0 0 auto 260px;height:56px;background:var(--ground-bar);border-bottom:1px solid var(--ground-line)}
@media (max-width:990px){.boot-rail{display:none}.boot-bar{left:0}}`;

const page = ({ title, head, style, body }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="style-nonce" content="${NONCE}">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${head}
<style nonce="${NONCE}">${style}</style>
</head>
<body>
<noscript>Siteledger needs JavaScript.</noscript>
<div id="root">${body}</div>
</body>
</html>
`;

// No first screen uses antd, so its style sheet is disabled at first. It stays before ours and is enabled later.
const withLateStyles = (head) => head.replace(/(?=href="[^"]*\/antd\.)/, 'data-late disabled ');

/** The HTML page for everything behind the sign-in. */
const framePage = ({ head }) =>
  page({
    title: 'Siteledger',
    // The server inserts its setting: the menu shows what the user may open, or everything.
    // And what the page's screen needs first, for the first script.
    head: `<meta name="access-filter" content="__ACCESS_FILTER__"><meta name="first-screen" content="__FIRST_SCREEN__">${withLateStyles(head)}`,
    style: FRAME_STYLE,
    body: '<div class="boot-rail"></div><div class="boot-bar"></div>',
  });

/** The HTML page for /login and the other screens that need no session. */
const signInPage = ({ head }) =>
  page({
    title: 'Sign in · Siteledger',
    // The server inserts "no" while no user exists, so that the page explains how to create the first one.
    head: `<meta name="has-users" content="__HAS_USERS__">${head}`,
    style: GROUND_STYLE,
    body: '',
  });

module.exports = { framePage, signInPage };
