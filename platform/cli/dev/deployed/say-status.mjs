const linesOf = ({ place, text }) => [place, text].filter(Boolean).join('\n');

/** Prints the status of a remote under development; never the same line twice in a row. */
export function sayStatus(name, remote, log) {
  let said;
  return remote.subscribe(() => {
    const { entry, problems } = remote.status();
    const words =
      problems.length === 0
        ? `${name}: ready`
        : [`${name}:`, ...problems.map(linesOf)].join('\n').replaceAll('\n', '\n  ');
    if (words + entry !== said) log(words);
    said = words + entry;
  });
}
