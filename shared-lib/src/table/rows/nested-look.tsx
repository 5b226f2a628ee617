import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../use-is-narrow';

/** The small controls of a list inside another; fingers get the usual ones. */
export const NestedLook = ({ children }: { children: ReactNode }) => (
  <ConfigProvider componentSize={useIsNarrow() ? 'middle' : 'small'}>{children}</ConfigProvider>
);
