/** Leaves the present document. One object, so that a test can watch where somebody is sent. */
export const browserLocation = {
  goTo: (path: string) => location.assign(path),
  reload: () => location.reload(),
};
