import { checkAppVersion } from '@siteledger/shared-lib/session';
import { applyAppearance, printLight } from '@siteledger/shared-lib/tokens';
import { startFrame } from './bootstrap';
import './font/font.css';

// Before anything reads what is stored. docs/domain/sessions.md#in-the-browser
checkAppVersion();
applyAppearance();
printLight();
startFrame();
