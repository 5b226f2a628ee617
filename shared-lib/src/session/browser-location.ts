/** Leaves the present document. An object, so that tests can observe the navigation. */
export const browserLocation = {
  /** Replaces the present history entry, so that Back never leads to a page that redirects again. */
  goTo: (path: string) => location.replace(path),
  reload: () => location.reload(),
};
