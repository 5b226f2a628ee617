import {
  answerStatus,
  errorMessage,
  fieldErrors,
  isServerFailure,
  notifyError,
  useAppDispatch,
} from '@siteledger/shared-lib/api';
import {
  toMoney,
  type FieldMessages,
  type PaymentRecordInput,
  type PaymentRecordReply,
} from '@siteledger/shared-lib/domain';
import { notify } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import type { Attempt, BatchState, UnknownReason } from '../batch/batch';
import { bulkPaymentApi, useBulkPaymentRecordMutation } from '../bulk-payment-api';
import { amountOf } from '../batch/row-problems';
import { useBatchScreen } from '../batch/use-batch';

/** Toast of a batch that was not recorded. docs/domain/errors.md#what-people-read */
const BATCH_FAILED = 'An error occurred on the server';

const BATCH_MADE = 'Payments made successfully.';

const OF_ROW = /^payments\.(.+)$/;

type Outcomes = {
  onRecorded: (reply: PaymentRecordReply) => void;
  onHeadRefused: () => void;
  /** Called when the server refuses rows; they are marked in the grid. */
  onRowsRefused: () => void;
};

/**
 * Sends the batch. Without a response (no network, timeout), or after a failure of the server, the outcome is open:
 * retries send the same key and body until it is known, so that nothing is paid twice. calls.md#the-same-call-twice,
 * errors.md#what-people-read
 */
export function useSendBatch({ onRecorded, onHeadRefused, onRowsRefused }: Outcomes) {
  const { batch } = useBatchScreen();
  const dispatch = useAppDispatch();
  const [record] = useBulkPaymentRecordMutation();
  const [refusals, setRefusals] = useState<FieldMessages>({});

  const readAgain = async (uuids: readonly string[]) => {
    const { initiate } = bulkPaymentApi.endpoints.bulkPaymentExpense;
    const calls = uuids.map((uuid) => dispatch(initiate(uuid, { subscribe: false, forceRefetch: true })));
    const replies = await Promise.all(calls);
    batch.refresh(replies.flatMap(({ data }) => (data ? [data] : [])));
  };

  const onRefused = (error: unknown) => {
    batch.dropAttempt();
    const { rows, head } = refusalsOf(error);
    setRefusals(head);
    notify.error(BATCH_FAILED);
    if (Object.keys(rows).length > 0) {
      batch.refuse(rows);
      onRowsRefused();
      void readAgain(Object.keys(rows));
    } else {
      if (Object.keys(head).length === 0 && errorMessage(error) !== null) notifyError(error);
      onHeadRefused();
    }
  };

  const send = async () => {
    const attempt = batch.begin(bodyOf(batch.state()));
    if (!attempt) return;
    try {
      const reply = await record({ key: attempt.key, body: attempt.body }).unwrap();
      batch.settle();
      notify.success(BATCH_MADE);
      onRecorded(reply);
    } catch (error) {
      const openFor = whyOpen(error, attempt);
      if (!openFor) return onRefused(error);
      batch.leaveOpen(openFor);
      notify.error(BATCH_FAILED);
    }
  };

  return { send, refusals, forget: () => setRefusals({}) };
}

// Refusals by the route itself. It checks the key first and would repeat the response of an earlier attempt.
const OF_ROUTE: readonly number[] = [409, 422];

// Only a 4xx proves that nothing was recorded. After an earlier attempt with an open outcome, only the route's own
// refusals do.
function whyOpen(error: unknown, { openFor }: Attempt): UnknownReason | undefined {
  if (isServerFailure(error)) return 'server-failed';
  const status = answerStatus(error);
  const isRefused = status !== undefined && status >= 400 && status < 500;
  if (!isRefused) return 'unanswered';
  return OF_ROUTE.includes(status) ? undefined : openFor;
}

function refusalsOf(error: unknown) {
  const rows: Record<string, string> = {};
  const head: FieldMessages = {};
  for (const [field, messages] of Object.entries(fieldErrors(error))) {
    const uuid = OF_ROW.exec(field)?.[1];
    if (uuid) rows[uuid] = messages[0] ?? BATCH_FAILED;
    else head[field] = messages;
  }
  return { rows, head };
}

function bodyOf({ entries, head }: BatchState): PaymentRecordInput {
  const selected = [...entries.values()].filter(({ isSelected }) => isSelected);
  const payments = selected.map((entry) => [entry.expense.uuid, toMoney(amountOf(entry.expense, entry))] as const);
  return { ...(head as Required<NonNullable<BatchState['head']>>), payments: Object.fromEntries(payments) };
}
