/** Name of this remote, which includes these screens. */
export const OWN_NAME = 'mfe-admin';
