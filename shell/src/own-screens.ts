/** The shell's own screens around which its chrome stands, with their titles. */
export const ownScreens = {
  '/404': 'Page not found',
  '/recovery': 'Recovery',
  '/why': 'Why don’t I see this?',
  '/profile/change-password': 'Change password',
  '/profile/two-step-sign-in': 'Two-step sign-in',
  '/profile/sessions': 'Where you are signed in',
} as const;

/** Addresses of the shell that only lead to one of its screens. */
export const ownRedirects = { '/profile': '/profile/change-password' } as const;

/** What Recovery asks for. */
export const RECOVERY_PERMISSION = 'remote.manage';
