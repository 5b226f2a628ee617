import { counted } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import type { FiguresPreview } from './use-figures-preview';

/** Element id of the figures. */
export const FIGURES = 'project-figures';

type Props = { preview: FiguresPreview };

/** States that the figures include unsaved changes, and how many differ. */
export const PreviewWords = ({ preview: { changes } }: Props) => (
  <span>
    <span className="sl-tag" data-tone="info">
      Preview
    </span>{' '}
    Not saved yet: {changes > 0 ? counted(changes, 'figure') : 'no figure'} would change.
  </span>
);

/** The same at the end of the form, with a button to the figures, for screens that do not show them beside it. */
export const PreviewFootnote = ({ preview }: Props) => (
  <p className="preview-footnote">
    <PreviewWords preview={preview} />
    <Button size="small" onClick={() => document.getElementById(FIGURES)?.scrollIntoView()}>
      See
    </Button>
  </p>
);
