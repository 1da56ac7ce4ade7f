/** The envelope of JSON-RPC around every message. */
import { progressToken, RequestId, Result } from './basics.ts';
import { ErrorObject, errorCodes } from './errors.ts';
import {
  anything,
  constant,
  define,
  differs,
  either,
  type Fields,
  list,
  object,
  onlyIn,
  optional,
  required,
  requiredUntil,
  type Shape,
  since,
  string,
  until,
} from './vocabulary.ts';

const version: Fields = { jsonrpc: required(constant('2.0'), 'Always "2.0".') };
const id = required(RequestId, 'Numbers the request.');

export const request = (method: Shape, params: Fields): Shape => {
  return object({ ...version, id, method: required(method, 'What is asked.'), ...params });
};

export const notification = (method: Shape, params: Fields): Shape => {
  return object({ ...version, method: required(method, 'What is said.'), ...params });
};

export const answer = (result: Shape): Shape => {
  return object({
    ...version,
    id: required(RequestId, 'The id of the request.'),
    result: required(result, 'The answer.'),
  });
};

/** An answer that is an error. From 2025-11-25 the id may be missing: it could not be read. */
const refusal = (error: Shape): Shape =>
  object({
    ...version,
    id: requiredUntil('2025-06-18', RequestId, 'The id of the request.'),
    error: required(error, 'What went wrong.'),
  });

/** The files from 2025-11-25 on say nothing about `_meta` where the method is not known. */
const metaOfAny = (shape: Shape): Shape => {
  const published = either(until('2025-06-18', shape), since('2025-11-25', anything));
  return differs('every message may have a _meta, and it is an object in all of them', published, shape);
};
const anyParams = (meta: Shape): Fields => {
  const shape = object({ _meta: optional(metaOfAny(meta), 'About the message itself.') });
  return { params: optional(shape, 'What it is about.') };
};

const JSONRPCRequest = define(
  'JSONRPCRequest',
  'A request of any kind.',
  request(string, anyParams(object({ progressToken }))),
);
const JSONRPCNotification = define(
  'JSONRPCNotification',
  'A notification of any kind.',
  notification(string, anyParams(object({}))),
);
const JSONRPCResultResponse = define('JSONRPCResultResponse', 'An answer of any kind.', answer(Result));
export const JSONRPCErrorResponse = define('JSONRPCErrorResponse', 'An answer that is an error.', refusal(ErrorObject));

const batch = (name: string, about: string, ...of: readonly Shape[]): Shape => {
  return onlyIn('2025-03-26', define(name, about, onlyIn('2025-03-26', list(either(...of)))));
};

/** One line of the wire. */
export const JSONRPCMessage = define(
  'JSONRPCMessage',
  'A message of any kind.',
  either(
    JSONRPCRequest,
    JSONRPCNotification,
    JSONRPCResultResponse,
    JSONRPCErrorResponse,
    batch('JSONRPCBatchRequest', 'Several requests and notifications at once.', JSONRPCRequest, JSONRPCNotification),
    batch('JSONRPCBatchResponse', 'Several answers at once.', JSONRPCResultResponse, JSONRPCErrorResponse),
  ),
);

/** For each code with data of its own: an answer with it. */
export const errorResponses: readonly Shape[] = errorCodes
  .filter(({ code }) => code > -32600)
  .map(({ name, about, shape }) => {
    return define(name, `An error: ${about}.`, { ...refusal(shape), life: shape.life });
  });
