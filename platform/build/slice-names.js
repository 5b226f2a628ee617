const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** An endpoint and its name, whichever method of the library's builder makes it. */
const ENDPOINT = /(\w+)\s*:\s*build(?:er)?\s*\.\s*\w+\s*[<(]/;
const TAG_TYPES = /(?:addTagTypes|tagTypes|TAG_TYPES)\s*[:=]\s*\[([^\]]*)\]/g;
const DRAWN_PLACE = /\buseSlot(?:<[^(]*>)?\(\s*['"]([\w.-]+)['"]/g;
const CREATE_API = /\bcreateApi\s*\(/;

const sourcesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file));

/**
 * The endpoints and tag types declared in a folder's sources, each with its file, and the files that create a slice.
 */
function sliceNames(folder) {
  const names = { endpoints: [], tags: [], slices: [] };
  for (const file of sourcesBelow(folder)) {
    const source = readFileSync(file, 'utf8');
    // "src/api.ts": relative to the remote, as its developers would type it.
    const place = path.relative(path.dirname(folder), file).split(path.sep).join('/');
    const declared = (matches) => [...matches].map((match) => ({ name: match[1], file: place }));
    names.endpoints.push(...declared(source.matchAll(new RegExp(ENDPOINT, 'g'))));
    for (const [, list] of source.matchAll(TAG_TYPES)) {
      names.tags.push(...declared(list.matchAll(/['"]([\w.-]+)['"]/g)));
    }
    if (CREATE_API.test(source)) names.slices.push(place);
  }
  return names;
}

/** The places drawn by the screens in a folder's sources. */
const drawnPlaces = (folder) =>
  sourcesBelow(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DRAWN_PLACE)].map((match) => match[1]),
  );

module.exports = { drawnPlaces, ENDPOINT, sliceNames, sourcesBelow };
