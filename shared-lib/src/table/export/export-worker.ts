// A thread of its own, so that the page stays free. One file without packages: its policy lets it load nothing more.
import { serveWriter } from './writer-messages';

serveWriter(self);
