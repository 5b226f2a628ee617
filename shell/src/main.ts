import { checkAppVersion } from '@siteledger/shared-lib/session';
import { applyAppearance, printLight } from '@siteledger/shared-lib/tokens';
import { startFrame } from './bootstrap';
import './font/font.css';

// Must run before any code reads the storage. docs/domain/sessions.md#in-the-browser
checkAppVersion();
applyAppearance();
printLight();
void startFrame();
