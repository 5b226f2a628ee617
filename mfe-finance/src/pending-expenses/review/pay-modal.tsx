import type { PaymentRecordReply } from '@siteledger/shared-lib/domain';
import { Modal } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { BatchForm } from './batch-form';
import { BatchDone } from './batch-done';
import { LastLook } from './last-look';
import { useBatchPart } from '../batch/use-batch';
import { useSendBatch } from './use-send-batch';
import './pay-modal.css';

type Step = 'form' | 'look';

/** Dialog with the batch's form, a review before sending, and the outcome. docs/domain/payments.md#payment-records */
export function PayModal({ onClose }: { onClose: () => void }) {
  const attempt = useBatchPart((state) => state.attempt);
  const [step, setStep] = useState<Step>('form');
  const [done, setDone] = useState<PaymentRecordReply>();
  const { send, refusals, forget } = useSendBatch({
    onRecorded: setDone,
    onHeadRefused: () => setStep('form'),
    onRowsRefused: onClose,
  });
  const isLooking = attempt !== undefined || step === 'look';
  const title = done ? 'Payments made' : isLooking ? 'Review payment' : 'Payment';
  return (
    <Modal
      open
      title={title}
      className="pay-modal"
      width={620}
      footer={null}
      keyboard={!attempt?.isUnderWay}
      closable={!attempt?.isUnderWay}
      onCancel={onClose}
    >
      {done ? (
        <BatchDone reply={done} onClose={onClose} />
      ) : isLooking ? (
        <LastLook onSend={() => void send()} onBack={() => setStep('form')} onClose={onClose} />
      ) : (
        <BatchForm
          refusals={refusals}
          onNext={() => {
            forget();
            setStep('look');
          }}
        />
      )}
    </Modal>
  );
}
