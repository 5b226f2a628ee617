/** Leaves the present document. One object, so that a test can watch where somebody is sent. */
export const browserLocation = {
  /** In the place of the present page in the history, so that Back never leads to a page that leads on again. */
  goTo: (path: string) => location.replace(path),
  reload: () => location.reload(),
};
