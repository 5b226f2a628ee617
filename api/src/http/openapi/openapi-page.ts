type Operation = { summary?: string; requestBody?: unknown; 'x-permission': string[] };
type Document = { paths: Record<string, Record<string, Operation>> };

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2421;background:#fff}
h2{margin-top:2rem;text-transform:capitalize}summary{cursor:pointer;padding:.3rem 0}code{font-size:.95em}
.method{display:inline-block;width:4rem;font-weight:600;text-transform:uppercase}.who{color:#5a6762}
pre{background:#f5f4ef;padding:1rem;overflow:auto}@media(prefers-color-scheme:dark){body{color:#e6ebe8;background:#0e1513}pre{background:#151e1b}.who{color:#9aa8a2}}`;

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders the description as one page of plain HTML, grouped by resource, without external files. */
export function readingPage(document: object): string {
  const { paths } = document as Document;
  const entries = Object.entries(paths);
  const names = [...new Set(entries.map(([path]) => groupOf(path)))];
  const sections = names.map(
    (name) =>
      `<h2>${escape(name)}</h2>${entries
        .filter(([path]) => groupOf(path) === name)
        .flatMap(operations)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Siteledger API</title>
<style>${STYLE}</style><h1>Siteledger API</h1><p><a href="openapi.json">openapi.json</a></p>${sections.join('')}</html>`;
}

const groupOf = (path: string) => path.replace('/api/v2', '').split('/')[1] ?? '';

const operations = ([path, methods]: [string, Record<string, Operation>]) =>
  Object.entries(methods).map(([method, operation]) => {
    const head = `<span class="method">${escape(method)}</span> <code>${escape(path)}</code> ${escape(operation.summary ?? '')} <span class="who">${escape(operation['x-permission'].join(', '))}</span>`;
    return `<details><summary>${head}</summary><pre>${escape(JSON.stringify(operation.requestBody ?? 'no body', null, 2))}</pre></details>`;
  });
