import { mayKeep } from '@siteledger/platform/contract';

// Some browsers block storage together with cookies. All later scripts would then throw at their first storage access
// and leave the page blank. docs/domain/sessions.md#in-the-browser
if (!mayKeep(window)) {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent =
    'Your browser does not let Siteledger keep your session. Allow cookies and site data for this address, then reload the page.';
  const show = () => document.body.replaceChildren(note);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}
