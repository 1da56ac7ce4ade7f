/** Error codes, and what an error of each carries. */
import { ClientCapabilities } from './capabilities.ts';
import { ElicitRequestURLParams } from './elicitation.ts';
import {
  anything,
  cases,
  constant,
  define,
  differs,
  type Fields,
  integer,
  list,
  object,
  onlyIn,
  optional,
  required,
  type Shape,
  since,
  string,
} from './vocabulary.ts';

const sentence = required(string, 'What went wrong, in a short sentence.');
const details = optional(anything, 'More about it.');

const AnyError = define(
  'Error',
  'Why a request could not be answered.',
  object({ code: required(integer, 'The kind of error.'), message: sentence, data: details }),
);

const error = (code: number, data: Fields): Shape => {
  return object({ code: required(constant(code), 'The kind of error.'), message: sentence, ...data });
};
const plainError = (name: string, code: number, about: string): Shape => {
  return define(name, about, since('2026-07-28', error(code, { data: details })));
};
const dataOf = (fields: Fields): Fields => ({ data: required(object(fields), 'More about it.') });

export interface ErrorCode {
  readonly code: number;
  /** The name that it has in the specification. */
  readonly name: string;
  readonly about: string;
  /** The error object of an answer with this code. */
  readonly shape: Shape;
}

/** JSON-RPC has these in every revision; only 2026-07-28 gives them a type of their own. */
const standard: readonly ErrorCode[] = (
  [
    [-32700, 'ParseError', 'the line is not JSON'],
    [-32600, 'InvalidRequestError', 'the JSON is not a message'],
    [-32601, 'MethodNotFoundError', 'the receiver does not have this method'],
    [-32602, 'InvalidParamsError', 'the params are wrong, or name what does not exist'],
    [-32603, 'InternalError', 'the receiver failed'],
  ] as const
).map(([code, name, about]) => ({ code, name, about, shape: plainError(name, code, `Error ${code}: ${about}.`) }));

const special: readonly ErrorCode[] = [
  {
    code: -32042,
    name: 'URLElicitationRequiredError',
    about: 'the person must visit a page first',
    shape: onlyIn(
      '2025-11-25',
      error(-32042, dataOf({ elicitations: required(list(ElicitRequestURLParams), 'The pages to visit.') })),
    ),
  },
  {
    code: -32020,
    name: 'HeaderMismatchError',
    about: 'the HTTP headers do not say what the message says',
    shape: since('2026-07-28', error(-32020, { data: details })),
  },
  {
    code: -32021,
    name: 'MissingRequiredClientCapabilityError',
    about: 'the client has not declared a capability that the request needs',
    shape: since(
      '2026-07-28',
      error(-32021, dataOf({ requiredCapabilities: required(ClientCapabilities, 'The capabilities to declare.') })),
    ),
  },
  {
    code: -32022,
    name: 'UnsupportedProtocolVersionError',
    about: 'the server does not speak this revision',
    shape: since(
      '2026-07-28',
      error(
        -32022,
        dataOf({
          supported: required(list(string), 'The revisions that it speaks.'),
          requested: required(string, 'The revision that the request spoke.'),
        }),
      ),
    ),
  },
];

/** Every code with a meaning in the protocol. */
export const errorCodes: readonly ErrorCode[] = [...standard, ...special];

export const ErrorObject: Shape = differs(
  'some codes promise more in data than the file can say of an error of any kind',
  AnyError,
  cases(
    AnyError,
    'code',
    errorCodes.map(({ code, shape }) => ({ value: code, shape })),
  ),
);
