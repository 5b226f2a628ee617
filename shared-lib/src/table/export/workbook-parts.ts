import { xmlText } from './sheet-xml';
import { STYLES_XML } from './workbook-styles';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The media type of a workbook. */
export const XLSX_TYPE = `${CONTENT}.sheet`;

/** Path of a sheet in a workbook: the first has the rows, the second describes the file. */
export const sheetPath = (number: 1 | 2) => `xl/worksheets/sheet${number}.xml`;

const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${CONTENT}.${type}+xml"/>`;

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relations = (...inside: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inside.join('')}</Relationships>`;

const ABOUT = 'About';

// Excel rejects longer names, these characters, and two sheets of the same name.
function sheetName(name: string) {
  const allowed = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';
  return allowed.toLowerCase() === ABOUT.toLowerCase() ? `${allowed} list` : allowed;
}

// Spreadsheets store their filter under this defined name.
const workbookXml = (sheet: string, filtered: string) =>
  `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>` +
  `<sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/><sheet name="${ABOUT}" sheetId="2" r:id="rId2"/></sheets>` +
  '<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">' +
  `${xmlText(`'${sheet.replace(/'/g, "''")}'!${filtered.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')}`)}` +
  '</definedName></definedNames></workbook>';

/** All parts of a workbook except its sheets, by path. `filtered` is the range that can be filtered. */
export const workbookParts = (name: string, filtered: string): Record<string, string> => ({
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    part('xl/workbook.xml', 'sheet.main') +
    part(sheetPath(1), 'worksheet') +
    part(sheetPath(2), 'worksheet') +
    `${part('xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'worksheet', 'worksheets/sheet2.xml'),
    relation(3, 'styles', 'styles.xml'),
  ),
  'xl/workbook.xml': workbookXml(sheetName(name), filtered),
  'xl/styles.xml': STYLES_XML,
});
