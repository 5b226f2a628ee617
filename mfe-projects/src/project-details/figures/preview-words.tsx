import { counted } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import type { FiguresPreview } from './use-figures-preview';

/** The figures' place on the page. */
export const FIGURES = 'project-figures';

type Props = { preview: FiguresPreview };

/** Says that the figures are those of unsaved changes, and how many differ. */
export const PreviewWords = ({ preview: { changes } }: Props) => (
  <span>
    <span className="sl-tag" data-tone="info">
      Preview
    </span>{' '}
    Not saved yet: {changes > 0 ? counted(changes, 'figure') : 'no figure'} would change.
  </span>
);

/** The same at the end of the form, with the way to the figures, where they are not beside it. */
export const PreviewFootnote = ({ preview }: Props) => (
  <p className="preview-footnote">
    <PreviewWords preview={preview} />
    <Button size="small" onClick={() => document.getElementById(FIGURES)?.scrollIntoView()}>
      See
    </Button>
  </p>
);
