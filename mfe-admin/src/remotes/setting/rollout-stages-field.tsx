import { type RemoteRollout, type RolloutStages, STAGES, USUAL_STAGES } from '@siteledger/platform/contract';
import { FieldFrame, wrongBy } from '@siteledger/shared-lib/form';
import { Input } from '@siteledger/shared-lib/ui';

type Props = {
  id: string;
  rollout: RemoteRollout;
  messageOf: (part: keyof RolloutStages) => string | undefined;
  onChange: (stages: Record<keyof RolloutStages, number | null> | null) => void;
};

const LABELS: Record<keyof RolloutStages, string> = { minutes: 'Minutes', loads: 'Clean loads' };

const PARTS = ['minutes', 'loads'] as const;

/** Whether a rollout advances automatically, and the conditions of each stage. */
export const RolloutStagesField = ({ id, rollout: { stages }, messageOf, onChange }: Props) => (
  <fieldset className="rollout-stages">
    <legend>Stages</legend>
    <label>
      <input type="checkbox" checked={Boolean(stages)} onChange={() => onChange(stages ? null : USUAL_STAGES)} />
      <span>
        Advance automatically: {STAGES.join(', ')}%
        <small>Only while healthy. A release that fails is rolled back instead.</small>
      </span>
    </label>
    {stages && (
      <div className="rollout-stage">
        {PARTS.map((part) => (
          <FieldFrame
            key={part}
            id={`${id}-${part}`}
            label={`${LABELS[part]} in each stage`}
            message={messageOf(part)}
            isRequired
          >
            <Input
              id={`${id}-${part}`}
              {...wrongBy(`${id}-${part}`, messageOf(part))}
              type="number"
              min={1}
              value={stages[part] ?? ''}
              onChange={({ target: { value } }) => onChange({ ...stages, [part]: value === '' ? null : Number(value) })}
            />
          </FieldFrame>
        ))}
      </div>
    )}
  </fieldset>
);
