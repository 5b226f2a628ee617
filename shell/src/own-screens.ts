/** The shell's own screens around which its chrome stands, with their titles. */
export const ownScreens = {
  '/404': 'Page not found',
  '/profile/change-password': 'Change password',
} as const;
