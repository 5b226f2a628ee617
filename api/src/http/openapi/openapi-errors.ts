const closed = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const message = closed({ message: { type: 'string' } });
const errors = closed({
  errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 } },
});
const refusal = closed({ data: closed({ err_msg: { type: 'string' } }) });

const answer = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });

/** The error responses common to all routes. docs/domain/errors.md#answers */
export const ERROR_ANSWERS = {
  403: answer('Not allowed', message),
  404: answer('Not found, or not yours to see', message),
  409: answer('The state of the records does not allow it', refusal),
  413: answer('The body is too large', message),
  415: answer('The body is of a type that is not taken', message),
  418: answer('No session, or it has ended', message),
  422: answer('Fields that are wrong, with their messages', errors),
  429: answer('Too many attempts', message),
  500: answer('A fault of the server', message),
  503: answer('The database is away; try again after Retry-After seconds', message),
};

export const ERROR_RESPONSES = Object.fromEntries(
  Object.keys(ERROR_ANSWERS).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
);
