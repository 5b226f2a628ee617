import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../controls/class-names';

// Converts "fill-rule" to React's `fillRule`.
const propertiesOf = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

const elementsOf = (nodes: AbstractNode[] | undefined): ReactNode =>
  nodes?.map(({ tag, attrs, children }, index) =>
    createElement(tag, { ...propertiesOf(attrs), key: index }, elementsOf(children)),
  );

const drawn = ({ name, icon }: IconDefinition) => {
  // A function is a two-colour icon, which the product does not use.
  if (typeof icon === 'function') throw new Error(`${name} has two colours.`);
  return (
    <svg
      {...propertiesOf(icon.attrs)}
      className={name === 'loading' ? 'sl-turning' : undefined}
      data-icon={name}
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden
    >
      {elementsOf(icon.children)}
    </svg>
  );
};

/** Creates an icon component as large as the surrounding text; screen readers announce its name unless it is hidden. */
export function createIcon(definition: IconDefinition) {
  let drawing: ReactNode;
  return ({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) => {
    drawing ??= drawn(definition);
    return (
      <span role="img" aria-label={definition.name} {...props} className={classNames('anticon', className)}>
        {drawing}
      </span>
    );
  };
}
