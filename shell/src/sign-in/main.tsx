import '../say-what-to-allow';
import { checkAppVersion } from '@siteledger/shared-lib/session';
import { applyAppearance } from '@siteledger/shared-lib/tokens';
import { createRoot } from 'react-dom/client';
import { openEntrance } from './open-entrance';
import '../font/font.css';
import './sign-in.css';
import './fields.css';

// Must run before any code reads the storage. docs/domain/sessions.md#in-the-browser
checkAppVersion();
applyAppearance();

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
const root = createRoot(element);
openEntrance((screen) => root.render(screen));
