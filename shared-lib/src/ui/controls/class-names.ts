/** The class of a control and those that its screen gives it. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
