const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Derives the names of a new remote: "mfe-tower-cranes" is `tower-cranes`, "Tower cranes", `TowerCranes`,
 * `towerCranes`.
 */
export function namesOf(name) {
  const word = name.replace(/^mfe-/, '');
  const type = word.split('-').map(capital).join('');
  return {
    name,
    word,
    title: capital(word.replaceAll('-', ' ')),
    type,
    variable: type[0].toLowerCase() + type.slice(1),
  };
}
