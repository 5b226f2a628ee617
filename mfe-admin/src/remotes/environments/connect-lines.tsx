import type { EnvironmentName, EnvironmentState, RegistryState } from '@siteledger/platform/contract';
import { Button } from '@siteledger/shared-lib/ui';
import { copyText } from '../copy-text';
import { environmentTitle } from '../setting-words';
import './environments.css';

/** Whether this registry has no connection to the environment's servers. */
export const isUnconnected = ({ connection }: EnvironmentState) => connection === 'not connected';

type Props = { environments: readonly EnvironmentState[]; registry: RegistryState };

/** Lists unconnected environments with instructions to connect them. docs/remotes.md#environments */
export function ConnectLines({ environments, registry }: Props) {
  const others = environments.filter(isUnconnected);
  if (others.length === 0) return null;
  return (
    <ul className="environments-to-connect" aria-label="Not connected">
      {others.map(({ environment }) => (
        <ConnectLine key={environment} environment={environment} registry={registry} />
      ))}
    </ul>
  );
}

function ConnectLine({ environment, registry }: { environment: EnvironmentName; registry: RegistryState }) {
  const address = registry.kind === 'central' ? registry.url : 'https://…';
  const lines = [`REGISTRY_URL=${address}`, 'REGISTRY_TOKEN=…'];
  const copy = () =>
    copyText(lines.join('\n'), {
      copied: 'Lines copied.',
      refused: 'The browser did not allow copying. Click the lines to select them, then copy them.',
    });
  return (
    <li>
      <strong>{environmentTitle(environment)}</strong>
      <span>not connected. Set on its servers{registry.kind === 'embedded' && ' and on these'}:</span>
      {lines.map((line) => (
        <code key={line}>{line}</code>
      ))}
      <span>
        from <code>npm run registry -- connect {environment}</code>
      </span>
      <Button size="small" aria-label={`Copy the lines that connect ${environment}`} onClick={() => void copy()}>
        Copy
      </Button>
    </li>
  );
}
