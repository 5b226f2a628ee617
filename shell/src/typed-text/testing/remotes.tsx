import type { ListedRemote } from '@siteledger/platform/contract';
import { buildListedRemote, buildRoute } from '@siteledger/platform/testing';
import { record, text } from '@siteledger/shared-lib/domain';
import { Form, TextField } from '@siteledger/shared-lib/form';
import { useSearchParams, type RouteObject } from '@siteledger/shared-lib/router';
import { useSlot } from '@siteledger/shared-lib/ui';

const schema = record({ name: text('Name') });

const noSave = { isRunning: false, refuse: () => undefined as void, settled: Promise.resolve() };

let save = noSave;

function startSave() {
  let refuse: typeof save.refuse = () => undefined;
  const answer = new Promise<void>((_, reject) => (refuse = () => reject(new Error('The server is busy.'))));
  save = { isRunning: true, refuse, settled: answer.catch(() => undefined) };
  return answer;
}

/** The form's save: in progress from its submit until it is refused. */
export const saveOfForm = {
  isRunning: () => save.isRunning,
  refuse: () => save.refuse(),
  settled: () => save.settled,
  forget: () => void (save = noSave),
};

function FormScreen({ of }: { of: string }) {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Form schema={schema} label={`Form of ${of}`} initialValues={{ name: '' }} onSubmit={startSave}>
        <TextField name="name" />
      </Form>
      <button onClick={() => setSearch({ tab: String(Math.random()) })}>Another tab</button>
    </>
  );
}

const PLACE = 'reports.list';

const FILL = { slot: PLACE, id: 'form', title: 'Form', order: 10, permission: 'authenticated' };

const Place = () =>
  useSlot<object>(PLACE).map(({ id, render: draw }) => (
    <section key={id} aria-label={id}>
      {draw({})}
    </section>
  ));

/** "mfe-parties" for "parties". */
export const nameOf = (word: string) => `mfe-${word}`;

/** A remote with a list that offers a place, and a form that is also a fill in the list of mfe-reports. */
export function remote(name: string, version = '1', isFillOn = true): ListedRemote {
  const one = buildListedRemote({
    name: nameOf(name),
    version,
    container: `mfe_${name}_${version}`,
    routes: [buildRoute(`/${name}/list`), buildRoute(`/${name}/form`)],
  });
  const fills = [{ remote: nameOf('parties'), id: FILL.id, on: isFillOn }];
  if (name === 'reports') return { ...one, places: [{ place: PLACE, fills }] };
  return name === 'parties' ? { ...one, descriptor: { ...one.descriptor, slots: [FILL] } } : one;
}

/** "parties" of mfe-parties. */
export const wordOf = ({ name }: { name: string }) => name.slice('mfe-'.length);

/** The screens of a remote: its list and its form. */
export const screensOf = (one: ListedRemote): RouteObject[] => [
  {
    path: `/${wordOf(one)}/list`,
    lazy: () =>
      Promise.resolve({
        Component: () => (
          <>
            <h1>{`List of ${wordOf(one)}`}</h1>
            {wordOf(one) === 'reports' && <Place />}
          </>
        ),
      }),
  },
  { path: `/${wordOf(one)}/form`, lazy: () => Promise.resolve({ Component: () => <FormScreen of={wordOf(one)} /> }) },
];

/** The remote's fill for a place: its form. */
export const slots = { form: () => Promise.resolve({ Component: () => <FormScreen of="parties" /> }) };
