import { DAY_FORMAT, MONEY_FORMAT, PERCENT_FORMAT, WHOLE_NUMBER_FORMAT, type ExcelCell } from './excel-cells';

const FORMATS = [MONEY_FORMAT, PERCENT_FORMAT, DAY_FORMAT, WHOLE_NUMBER_FORMAT];

// Lower ids are Excel's own formats.
const FIRST_OWN_FORMAT = 164;

const BOLD = 'fontId="1" applyFont="1"';
const TOTALS = `${BOLD} borderId="1" applyBorder="1"`;
const SHADED = 'fillId="2" applyFill="1"';
const TO_THE_RIGHT = '<alignment horizontal="right"/>';

const plain = ['', TOTALS];
const headings = [`${BOLD} ${SHADED}`, `${BOLD} ${SHADED} applyAlignment="1"`];

/** Styles of headings, by the type of their column. */
export const HEADING = { text: 2, figure: 3 } as const;

/** Style of a sheet's first line. */
export const TITLE = 4;

const FIRST_FORMATTED = 5;

/** Style of a cell by its format, 0 for a text; a different one in the totals row. */
export function styleOf(cell: ExcelCell | null, isTotal = false) {
  const format = cell?.t === 'n' ? FORMATS.indexOf(cell.z) : -1;
  return (format < 0 ? 0 : FIRST_FORMATTED + 2 * format) + Number(isTotal);
}

const formatXml = FORMATS.map(
  (code, at) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + at}" formatCode="${code.replace(/"/g, '&quot;')}"/>`,
).join('');

const style = (look: string, format = 0, inside = '') => {
  const fill = look.includes('fillId') ? '' : ' fillId="0"';
  const border = look.includes('borderId') ? '' : ' borderId="0"';
  const font = look.includes('fontId') ? '' : ' fontId="0"';
  const number = `numFmtId="${format}"${format > 0 ? ' applyNumberFormat="1"' : ''}`;
  return `<xf ${number}${font}${fill}${border} xfId="0" ${look}>${inside}</xf>`;
};

// In the order of the numbers above.
const STYLES = [
  ...plain.map((look) => style(look)),
  style(headings[0]!),
  style(headings[1]!, 0, TO_THE_RIGHT),
  style(BOLD),
  ...FORMATS.flatMap((_, at) => plain.map((look) => style(look, FIRST_OWN_FORMAT + at))),
];

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const NO_SIDES = '<left/><right/><top/><bottom/><diagonal/>';
const LINE_ABOVE = '<left/><right/><top style="thin"><color auto="1"/></top><bottom/><diagonal/>';
const SHADE = '<patternFill patternType="solid"><fgColor rgb="FFE9EDF2"/><bgColor indexed="64"/></patternFill>';

/** Formats and styles of all cells. */
export const STYLES_XML =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<numFmts count="${FORMATS.length}">${formatXml}</numFmts>` +
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>` +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  `<fill>${SHADE}</fill></fills>` +
  `<borders count="2"><border>${NO_SIDES}</border><border>${LINE_ABOVE}</border></borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${STYLES.length}">${STYLES.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
