/** Name of this remote, of which its own screens are a part. */
export const OWN_NAME = 'mfe-admin';
