import { FieldErrors } from '@siteledger/shared-lib/domain';
import { errorMessage, fieldErrors } from './error-message';

const everything = {
  data: { err_msg: 'first', message: 'second' },
  message: 'third',
  errors: { name: ['fifth', 'later'], email: ['fifth too'] },
};

test('shows the most specific text that the server sent', () => {
  const { data, message, errors } = everything;

  expect(errorMessage({ status: 409, data: everything })).toBe('first');
  expect(errorMessage({ status: 409, data: { data: { message: data.message }, message, errors } })).toBe('second');
  expect(errorMessage({ status: 409, data: { message, errors } })).toBe('third');
  expect(errorMessage('fourth')).toBe('fourth');
  expect(errorMessage({ status: 422, data: { errors } })).toEqual(['fifth', 'fifth too']);
  expect(errorMessage({ status: 422, data: {} })).toBe('Something went wrong.');
});

test('shows the text of a refusal that is plain text, and no page of a proxy', () => {
  const plain = (originalStatus: number, data: string) => ({
    status: 'PARSING_ERROR',
    originalStatus,
    data,
    error: '',
  });

  expect(errorMessage(plain(400, 'The request has no body.\n'))).toBe('The request has no body.');
  expect(errorMessage(plain(429, 'Slow down.'))).toBe('Slow down.');
  expect(errorMessage(plain(413, '<html><h1>413</h1></html>'))).toBe('Something went wrong.');
  expect(errorMessage(plain(502, 'upstream prematurely closed'))).toBe('Something went wrong.');
  expect(errorMessage(plain(400, ''))).toBe('Something went wrong.');
});

test.each([
  undefined,
  null,
  {},
  { status: 'FETCH_ERROR', error: 'TypeError' },
  { status: 422, data: { errors: { name: [] } } },
  '',
])('has a last resort for an error that says nothing: %j', (error) => {
  expect(errorMessage(error)).toBe('Something went wrong.');
});

test('says nothing of a failure that has its own toast, or that the screen shows itself', () => {
  expect(errorMessage({ status: 500, data: { message: 'select 1' } })).toBeNull();
  expect(errorMessage({ status: 'PARSING_ERROR', originalStatus: 500, data: '<h1>500</h1>', error: '' })).toBeNull();
  expect(errorMessage(new FieldErrors({ name: ['Name is required.'] }))).toBeNull();
  expect(errorMessage({ name: 'AbortError', message: 'Aborted' })).toBeNull();
});

test('says nothing while the browser is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(errorMessage({ status: 409, data: everything })).toBeNull();
  jest.restoreAllMocks();
});

test('hands the server’s messages on to the fields of the form', () => {
  expect(fieldErrors({ status: 422, data: { errors: { name: ['Name is required.'] } } })).toEqual({
    name: ['Name is required.'],
  });
  expect(fieldErrors({ status: 409, data: { data: { err_msg: 'Stale' } } })).toEqual({});
});
