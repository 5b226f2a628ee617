import type { CSSProperties, ReactNode } from 'react';

type Props = {
  /** In px. */
  gap?: number;
  wrap?: boolean;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  style?: CSSProperties;
  children: ReactNode;
};

/** Flex row. */
export const Flex = ({ gap, wrap, align: alignItems, justify: justifyContent, style, children }: Props) => (
  <div className="sl-flex" style={{ gap, flexWrap: wrap ? 'wrap' : undefined, alignItems, justifyContent, ...style }}>
    {children}
  </div>
);
