import { errorMessage } from '@siteledger/shared-lib/api';
import type { MoveReply } from '@siteledger/shared-lib/domain';
import { Alert, Button, Spin } from '@siteledger/shared-lib/ui';

type Props = { reply?: MoveReply; error: unknown; isLoading: boolean; onRetry: () => unknown };

/** The server's preview of a move, or its refusal. */
export function MovePreview({ reply, error, isLoading, onRetry }: Props) {
  if (isLoading)
    return (
      <div className="move-preview" role="status">
        <Spin size="small" /> Checking…
      </div>
    );
  if (!reply) return <MoveRefusal title="This move cannot be made." error={error} onRetry={onRetry} />;
  return (
    <section className="move-preview" aria-label="What will change">
      <p>{reply.message}</p>
      {reply.warnings.length > 0 && (
        <ul>
          {reply.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

type RefusalProps = { title: string; error: unknown; onRetry?: () => unknown };

/** A refusal's message; nothing without one. */
export function MoveRefusal({ title, error, onRetry }: RefusalProps) {
  if (!error) return null;
  const retry = onRetry && (
    <Button size="small" onClick={() => void onRetry()}>
      Retry
    </Button>
  );
  const texts = [errorMessage(error) ?? []].flat();
  return <Alert type="error" title={title} description={texts.join(' ')} action={retry} />;
}
