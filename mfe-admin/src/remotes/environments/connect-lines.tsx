import type { EnvironmentName, RegistryState } from '@siteledger/platform/contract';
import { Button } from '@siteledger/shared-lib/ui';
import { copyText } from '../copy-text';

type Props = { environment: EnvironmentName; registry: RegistryState };

/** The two settings by which the servers of an environment are connected, to be copied. */
export function ConnectLines({ environment, registry }: Props) {
  const address = registry.kind === 'central' ? registry.url : 'https://…';
  const lines = `REGISTRY_URL=${address}\nREGISTRY_TOKEN=…`;
  const copy = () =>
    copyText(lines, {
      copied: 'Lines copied.',
      refused: 'The browser did not allow copying. Click the lines to select them, then copy them.',
    });
  return (
    <>
      <code className="environment-lines">{lines}</code>
      <span className="environment-aside">
        {registry.kind === 'central' ? 'To be set on its servers.' : 'To be set on its servers, and on these.'} The
        registry prints both: <code>npm run registry -- connect {environment}</code>
      </span>
      <Button size="small" aria-label={`Copy the lines that connect ${environment}`} onClick={() => void copy()}>
        Copy
      </Button>
    </>
  );
}
