import { mayKeep } from '@siteledger/platform/contract';

// Some browsers refuse to keep anything together with cookies. Every script after this one then ends at its first look at what
// is kept: the page would stay blank. docs/domain/sessions.md#in-the-browser
if (!mayKeep(window)) {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent =
    'Your browser does not let Siteledger keep your session. Allow cookies and site data for this address, then reload the page.';
  const show = () => document.body.replaceChildren(note);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}
