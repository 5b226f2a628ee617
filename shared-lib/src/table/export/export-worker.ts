// A worker, so that the page stays responsive. It is bundled into one file, because its policy lets it load nothing
// more.
import { serveWriter } from './writer-messages';

serveWriter(self);
