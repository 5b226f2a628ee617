type Tag = { label?: unknown };

/** How many tags have no room in a select of one line; its tooltip has their names. */
export const moreTags = (tags: readonly Tag[]) => (
  <span title={tags.map(({ label }) => String(label)).join(', ')}>+{tags.length}</span>
);
