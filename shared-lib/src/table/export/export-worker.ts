// A thread of its own, so that the page stays free. One file with all it needs: its policy lets it load nothing more.
import { serveWriter } from './writer-messages';

serveWriter(self);
