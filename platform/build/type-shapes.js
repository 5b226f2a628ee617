const path = require('node:path');
const { readFileSync, existsSync } = require('node:fs');

const isInstalled = (file) => /[\\/]node_modules[\\/]/.test(file);
const isOfLanguage = (file) => /[\\/]node_modules[\\/](?:@typescript|typescript)[\\/]/.test(file);

// Deeper than any caller needs. Without a limit, a generic type that contains another instance of itself would never
// end.
const DEEPEST = 30;

// Return types of components.
const DRAWN = new Set(['Element', 'ReactElement', 'ReactNode']);

const packages = new Map([[path.parse(__dirname).root, {}]]);

function packageAt(folder) {
  const known = packages.get(folder);
  if (known !== undefined) return known;
  const file = path.join(folder, 'package.json');
  const { name, version } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = name && version ? { name, version } : packageAt(path.dirname(folder));
  packages.set(folder, found);
  return found;
}

/** "react@19": a package with its major version (0.x for version 0); empty for the language's own types. */
function packageOf(file) {
  if (isOfLanguage(file)) return '';
  const { name = '', version = '' } = packageAt(path.dirname(file));
  const [major, minor] = version.split('.');
  return `${name.replace(/^@types\//, '')}@${major === '0' ? `0.${minor}` : major} `;
}

/**
 * Records the parts of types that a caller sees, as `Signatures` of platform/contract: each type once, in a table, by
 * structure and not by name. A type of another package is recorded by its name and the package's major version.
 */
class TypeShapes {
  /** `ours` are the folders of the packages whose types are recorded by structure. */
  constructor(ts, checker, ours) {
    Object.assign(this, { ts, checker, ours, types: [], known: new Map(), inside: 0 });
  }

  /** A reference to a type: its text, or its index in the table. */
  refOf(type) {
    const words = this.words(type);
    if (words !== undefined) return words;
    const known = this.known.get(type);
    if (known !== undefined) return known;
    if (this.inside >= DEEPEST) return 'any';
    const place = this.types.push(null) - 1;
    this.known.set(type, place);
    this.inside += 1;
    this.types[place] = this.shapeOf(type);
    this.inside -= 1;
    return place;
  }

  words(type) {
    const { TypeFlags } = this.ts;
    const { flags } = type;
    if (flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) return JSON.stringify(type.value);
    if (flags & (TypeFlags.Boolean | TypeFlags.BooleanLiteral | TypeFlags.Intrinsic | TypeFlags.BigIntLiteral))
      return this.checker.typeToString(type);
    if (flags & (TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) return 'string';
    if (flags & (TypeFlags.UniqueESSymbol | TypeFlags.ESSymbol)) return 'symbol';
    return undefined;
  }

  shapeOf(type) {
    const { TypeFlags } = this.ts;
    const foreign = this.foreignShape(type);
    if (foreign) return foreign;
    if (type.isUnion()) return { one: this.refsOf(type.types) };
    if (type.isIntersection()) return { all: type.types.map((one) => this.refOf(one)) };
    if (type.flags & TypeFlags.Object) return this.objectShape(type);
    // An unresolved generic type is treated as its constraint.
    const constraint = this.checker.getBaseConstraintOfType(type);
    return { all: constraint && constraint !== type ? [this.refOf(constraint)] : ['any'] };
  }

  foreignShape(type) {
    const { aliasSymbol, aliasTypeArguments = [], symbol } = type;
    const isObject = Boolean(type.flags & this.ts.TypeFlags.Object);
    if (!isObject && !aliasSymbol) return undefined;
    if (this.checker.isTupleType(type)) return this.tupleShape(type);
    const [named, given] = aliasSymbol ? [aliasSymbol, aliasTypeArguments] : [symbol, this.argumentsOf(type)];
    const home = this.homeOf(named);
    if (home === undefined || this.isLookedInto(type, { isObject, home, given })) return undefined;
    return { name: home + this.nameOf(named), with: given.map((one) => this.refOf(one)) };
  }

  // `Pick` and `Partial` are recorded by the resulting type, not by how it is written.
  isLookedInto(type, { isObject, home, given }) {
    if (isObject) return this.isMadeOfOurs(type) || (home === '' && this.isRecord(type));
    return home === '' && !given.some((one) => this.isForeign(one));
  }

  // A fixed list of literals is treated as an array of them, because such lists grow.
  tupleShape(type) {
    const elements = this.argumentsOf(type);
    if (!type.target.readonly) return { name: 'tuple', with: elements.map((one) => this.refOf(one)) };
    const refs = [...new Set(elements.map((one) => this.refOf(one)))];
    if (refs.length === 1) return { name: 'Array', with: refs };
    const place = this.types.push({ one: refs }) - 1;
    return { name: 'Array', with: [place] };
  }

  // A type derived from ours, such as `Pick<Project, 'name'>` or a schema's output, has our properties.
  isMadeOfOurs(type) {
    const isNamed = Boolean(type.objectFlags & (this.ts.ObjectFlags.ClassOrInterface | this.ts.ObjectFlags.Reference));
    return !isNamed && this.checker.getPropertiesOfType(type).some((one) => this.homeOf(one) === undefined);
  }

  // `Record<string, Project>`: fully described by the type of its properties.
  isRecord(type) {
    const isMapped = Boolean(type.objectFlags & this.ts.ObjectFlags.Mapped);
    return isMapped && this.checker.getIndexInfosOfType(type).length > 0;
  }

  isForeign(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    if (type.isUnionOrIntersection?.() && !type.aliasSymbol) return type.types.some((one) => this.isForeign(one));
    return symbol !== undefined && Boolean(this.homeOf(symbol));
  }

  // The package that declares a symbol: '' for the language, undefined for our own.
  homeOf(symbol) {
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && this.isOfOthers(file) ? packageOf(file) : undefined;
  }

  isOfOthers(file) {
    const folder = this.ours.find((one) => file.startsWith(`${one}/`));
    return isInstalled(folder ? file.slice(folder.length) : file);
  }

  nameOf(symbol) {
    if (!symbol.name.startsWith('__')) return symbol.name === 'ReadonlyArray' ? 'Array' : symbol.name;
    const { parent } = symbol.declarations[0];
    return parent.name?.text ?? 'anonymous';
  }

  argumentsOf(type) {
    return type.objectFlags & this.ts.ObjectFlags.Reference ? this.checker.getTypeArguments(type) : [];
  }

  objectShape(type) {
    const bases = type.isClassOrInterface() ? this.checker.getBaseTypes(type).filter((one) => this.isForeign(one)) : [];
    const own = this.membersShape(type, { withForeign: bases.length === 0 });
    if (bases.length === 0) return own;
    const place = this.types.push(own) - 1;
    return { all: [place, ...bases.map((one) => this.refOf(one))] };
  }

  membersShape(type, { withForeign }) {
    const { checker } = this;
    const has = {};
    const may = {};
    for (const property of checker.getPropertiesOfType(type)) {
      if (property.name.startsWith('__') || this.isHidden(property)) continue;
      if (!withForeign && this.homeOf(property) !== undefined) continue;
      const isOptional = Boolean(property.flags & this.ts.SymbolFlags.Optional);
      const of = checker.getTypeOfSymbol(property);
      if (isOptional) may[property.name] = this.statedRef(of);
      else has[property.name] = this.refOf(of);
    }
    const each = checker.getIndexInfosOfType(type)[0];
    const calls = [...type.getCallSignatures(), ...type.getConstructSignatures()].map((one) => this.callShape(one));
    return {
      ...(Object.keys(has).length > 0 && { has }),
      ...(Object.keys(may).length > 0 && { may }),
      ...(each && { each: this.refOf(each.type) }),
      ...(calls.length > 0 && { calls }),
    };
  }

  // Leaves out `undefined`, because the property is already recorded as optional.
  statedRef(type) {
    const { TypeFlags } = this.ts;
    if (!type.isUnion()) return this.refOf(type);
    const refs = this.refsOf(type.types.filter(({ flags }) => !(flags & TypeFlags.Undefined)));
    return refs.length === 1 ? refs[0] : this.types.push({ one: refs }) - 1;
  }

  refsOf(types) {
    const refs = [...new Set(types.map((one) => this.refOf(one)))];
    const isBoolean = refs.includes('true') && refs.includes('false');
    return isBoolean ? [...refs.filter((one) => one !== 'true' && one !== 'false'), 'boolean'] : refs;
  }

  isHidden(property) {
    const { ModifierFlags, getCombinedModifierFlags } = this.ts;
    const declaration = property.valueDeclaration;
    return declaration
      ? Boolean(getCombinedModifierFlags(declaration) & (ModifierFlags.Private | ModifierFlags.Protected))
      : false;
  }

  callShape(signature) {
    const { checker } = this;
    const { declaration } = signature;
    const hasRest = Boolean(declaration?.parameters?.at(-1)?.dotDotDotToken);
    const takes = (hasRest ? signature.parameters.slice(0, -1) : signature.parameters).map((one) =>
      this.refOf(checker.getTypeOfSymbol(one)),
    );
    const needs = signature.parameters.filter(({ valueDeclaration: one }) => !one || !checker.isOptionalParameter(one));
    return {
      takes,
      needs: Math.min(needs.length, takes.length),
      ...(hasRest && { rest: this.restRef(checker.getTypeOfSymbol(signature.parameters.at(-1))) }),
      gives: this.givenRef(signature.getReturnType()),
    };
  }

  restRef(type) {
    return this.checker.isArrayType(type) ? this.refOf(this.argumentsOf(type)[0]) : 'any';
  }

  // Leaves out null and undefined from a component's return type, because no caller sees them.
  givenRef(type) {
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((one) => this.isDrawn(one)) ? 'drawn' : this.refOf(type);
  }

  isDrawn({ aliasSymbol, symbol }) {
    const named = aliasSymbol ?? symbol;
    return DRAWN.has(named?.name) && /^react@/.test(this.homeOf(named) ?? '');
  }
}

module.exports = { TypeShapes };
