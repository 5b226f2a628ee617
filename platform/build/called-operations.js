const { readFileSync } = require('node:fs');
const { parseSync } = require('@swc/core');
const { ENDPOINT, sourcesBelow } = require('./slice-names');

const isNode = (value) => value !== null && typeof value === 'object';
const childrenOf = (node) => Object.values(node).filter(isNode);
const nodesBelow = (node) => [node, ...childrenOf(node).flatMap(nodesBelow)];

// `build.query({ … })`, and other methods that a library adds to the builder.
const isEndpoint = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'MemberExpression' && /^build(er)?$/.test(callee.object.value);

// A library's builder takes the operation in place of a query: "PUT /clients/:".
const isOperation = ({ type, value }) => type === 'StringLiteral' && /^[A-Z]+ \//.test(value);

const named = (name) => (node) => node.type === 'KeyValueProperty' && node.key.value === name;

/** A request path as written in the source, with ":" for computed parts; undefined for other nodes. */
function addressOf({ type, value, quasis }) {
  const text =
    type === 'StringLiteral' ? value : type === 'TemplateLiteral' ? quasis.map(({ raw }) => raw).join(':') : '';
  return text.startsWith('/') ? text : undefined;
}

function operationsOf(endpoint) {
  const stated = nodesBelow(endpoint.arguments).filter(isOperation);
  if (stated.length > 0) return stated.map(({ value }) => value);
  const query = nodesBelow(endpoint.arguments).find(named('query'))?.value;
  const below = query ? nodesBelow(query) : [];
  const method = below.find(named('method'))?.value ?? { type: 'StringLiteral', value: 'GET' };
  // A computed method could be any.
  if (method.type !== 'StringLiteral') return [];
  return below.flatMap((node) => addressOf(node) ?? []).map((address) => `${method.value} ${address}`);
}

/** The API operations called by the endpoints in a folder's sources: "GET /projects/:". */
function calledOperations(folder) {
  const called = sourcesBelow(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    if (!ENDPOINT.test(source)) return [];
    const program = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    return nodesBelow(program).filter(isEndpoint).flatMap(operationsOf);
  });
  return [...new Set(called)].sort();
}

module.exports = { calledOperations };
