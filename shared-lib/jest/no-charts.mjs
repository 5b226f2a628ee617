/** Replaces the drawing library; draws nothing. */
export const Base = () => null;
