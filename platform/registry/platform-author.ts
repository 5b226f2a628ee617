/** In whose name the platform changes something by itself. */
export const AUTHOR = 'The platform';
