import { checkAppVersion } from '@siteledger/shared-lib/session';
import { applyAppearance } from '@siteledger/shared-lib/tokens';
import { startFrame } from './bootstrap';

// Before anything reads what is stored. Specification §4, Decision §8.
checkAppVersion();
applyAppearance();
startFrame();
