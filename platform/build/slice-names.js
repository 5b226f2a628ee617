const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ENDPOINT = /(\w+)\s*:\s*build(?:er)?\s*\.\s*(?:query|mutation|infiniteQuery)\s*[<(]/g;
const TAG_TYPES = /(?:addTagTypes|tagTypes|TAG_TYPES)\s*[:=]\s*\[([^\]]*)\]/g;
const DRAWN_PLACE = /\buseSlot(?:<[^(]*>)?\(\s*['"]([\w.-]+)['"]/g;
const CREATE_API = /\bcreateApi\s*\(/;

const sourcesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file));

/** The endpoints, tag types and slices that the sources below a folder declare. */
function sliceNames(folder) {
  const names = { endpoints: [], tags: [], slices: [] };
  for (const file of sourcesBelow(folder)) {
    const source = readFileSync(file, 'utf8');
    names.endpoints.push(...[...source.matchAll(ENDPOINT)].map((match) => match[1]));
    for (const [, list] of source.matchAll(TAG_TYPES)) {
      names.tags.push(...[...list.matchAll(/['"]([\w.-]+)['"]/g)].map((match) => match[1]));
    }
    if (CREATE_API.test(source)) names.slices.push(path.relative(folder, file));
  }
  return names;
}

/** The places that the screens below a folder draw. */
const drawnPlaces = (folder) =>
  sourcesBelow(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DRAWN_PLACE)].map((match) => match[1]),
  );

module.exports = { drawnPlaces, sliceNames, sourcesBelow };
