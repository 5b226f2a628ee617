const message = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] };
const errors = {
  type: 'object',
  properties: { errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } },
  required: ['errors'],
};
const refusal = {
  type: 'object',
  properties: { data: { type: 'object', properties: { err_msg: { type: 'string' } }, required: ['err_msg'] } },
  required: ['data'],
};

const answer = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });

/** The errors that every route may answer. Decision §6. */
export const ERROR_RESPONSES = {
  403: answer('Not allowed', message),
  404: answer('Not found, or not yours to see', message),
  409: answer('The state of the records does not allow it', refusal),
  418: answer('No session, or it has ended', message),
  422: answer('Fields that are wrong, with their messages', errors),
  429: answer('Too many attempts', message),
  500: answer('A fault of the server', message),
  503: answer('The database is away; try again after Retry-After seconds', message),
};
