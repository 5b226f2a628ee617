import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../controls/class-names';

// "fill-rule" is `fillRule` in React.
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
  // A function draws in two colours, which no icon of the product has.
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

/** A component that draws an icon as large as the text around it; its name is read out unless it is hidden. */
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
