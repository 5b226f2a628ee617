// npm run font: rebuilds the product's font after its characters or its source have changed.
import { writeFileSync } from 'node:fs';
import { FONT_FOLDER, makeFont, readFontLicence } from './font/font.mjs';

writeFileSync(`${FONT_FOLDER}/inter.woff2`, await makeFont());
writeFileSync(`${FONT_FOLDER}/OFL.txt`, readFontLicence());
