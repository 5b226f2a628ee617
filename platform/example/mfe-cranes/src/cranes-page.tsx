import { useSlot } from '@yard/library/ui';

export function CranesPage() {
  const transport = useSlot<{ crane: string }>('crane.transport');
  return (
    <>
      <h1>Cranes</h1>
      <p>Crane 7 is in the yard.</p>
      {transport.map(({ id, render }) => (
        <section key={id}>{render({ crane: 'Crane 7' })}</section>
      ))}
    </>
  );
}
