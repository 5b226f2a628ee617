/** The shell's own screens inside its chrome, with their titles. */
export const ownScreens = {
  '/404': 'Page not found',
  '/recovery': 'Recovery',
  '/why': 'Why don’t I see this?',
  '/profile/change-password': 'Change password',
  '/profile/two-step-sign-in': 'Two-step sign-in',
  '/profile/sessions': 'Where you are signed in',
} as const;

/** Paths of the shell that redirect to one of its screens. */
export const ownRedirects = { '/profile': '/profile/change-password' } as const;

/** Permission that Recovery requires. */
export const RECOVERY_PERMISSION = 'remote.manage';
