import { fetchLateStyles } from './late-styles';

const addSheet = () => {
  const link = document.createElement('link');
  link.dataset.late = '';
  link.disabled = true;
  document.head.append(link);
  return link;
};

const tell = async (link: HTMLLinkElement, type: 'load' | 'error') => {
  link.dispatchEvent(new Event(type));
  await new Promise(process.nextTick);
};

const fetched = () => {
  const done = jest.fn();
  void fetchLateStyles().then(done);
  return done;
};

afterEach(() => document.head.replaceChildren());

test('switches a style sheet on, and waits until it has come', async () => {
  const link = addSheet();

  const done = fetched();
  expect(link.disabled).toBe(false);
  expect(done).not.toHaveBeenCalled();
  await tell(link, 'load');

  expect(done).toHaveBeenCalledTimes(1);
  expect(link.disabled).toBe(false);
});

test('asks once more for one that did not come, and then goes on without it', async () => {
  const link = addSheet();
  const done = fetched();

  await tell(link, 'error');
  expect(done).not.toHaveBeenCalled();
  expect(link.disabled).toBe(false);
  await tell(link, 'error');

  expect(done).toHaveBeenCalledTimes(1);
});
