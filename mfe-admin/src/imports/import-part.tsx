import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** A step that is done can be folded away. */
  isDone: boolean;
  children: ReactNode;
};

/** A step of an import, folded once it is done. */
export const ImportPart = ({ title, isDone, children }: Props) => (
  <details key={String(isDone)} className="import-part" open={!isDone}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
