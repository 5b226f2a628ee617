const path = require('node:path');
const { requireTypeScript } = require('@siteledger/platform/build');

const { COLORS } = requireTypeScript(path.join(__dirname, '../shared-lib/src/tokens/tokens.ts'));

// The server puts a fresh nonce here for each answer; antd's styles carry it.
const NONCE = '__CSP_NONCE__';

const ground = ({ canvas, rail, surface, line }) =>
  `--ground:${canvas};--ground-rail:${rail};--ground-bar:${surface};--ground-line:${line}`;

// What is seen until the first script has drawn: the ground in the right colour, so that nothing flashes.
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

// No first screen is drawn with antd: its style sheet keeps its place before ours, and comes when it is switched on.
const withLateStyles = (head) => head.replace(/(?=href="[^"]*\/antd\.)/, 'data-late disabled ');

/** The page of everything behind the sign-in. */
const framePage = ({ head }) =>
  page({
    title: 'Siteledger',
    // The server puts its setting here: the menu shows what the user may open, or everything.
    head: `<meta name="access-filter" content="__ACCESS_FILTER__">${withLateStyles(head)}`,
    style: FRAME_STYLE,
    body: '<div class="boot-rail"></div><div class="boot-bar"></div>',
  });

/** The page of /login and the other screens that need no session. */
const signInPage = ({ head }) =>
  page({
    title: 'Sign in · Siteledger',
    // The server puts "no" here while nobody may sign in, so that the page says how the first user is created.
    head: `<meta name="has-users" content="__HAS_USERS__">${head}`,
    style: GROUND_STYLE,
    body: '',
  });

module.exports = { framePage, signInPage };
