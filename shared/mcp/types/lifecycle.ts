/** How a connection begins: a handshake up to 2025-11-25, a question that may be left out since. */
import { cacheableResult, EmptyResult, noNotificationParams, noParams, requestParams, result } from './basics.ts';
import { ClientCapabilities, ServerCapabilities } from './capabilities.ts';
import { Implementation } from './implementation.ts';
import type { Messages } from './message.ts';
import { define, list, optional, required, string } from './vocabulary.ts';

const InitializeRequestParams = define(
  'InitializeRequestParams',
  'Says which revision the client wants, who it is and what it can do.',
  requestParams({
    protocolVersion: required(string, 'The latest revision that the client speaks.'),
    capabilities: required(ClientCapabilities, 'What the client can do.'),
    clientInfo: required(Implementation, 'The program that asks.'),
  }),
);

const instructions = optional(string, 'How to use this server, as a hint for the language model.');

const InitializeResult = define(
  'InitializeResult',
  'Settles the revision and says what the server offers.',
  result({
    protocolVersion: required(string, 'The revision that the connection speaks from now on.'),
    capabilities: required(ServerCapabilities, 'What the server offers.'),
    serverInfo: required(Implementation, 'The program that answers.'),
    instructions,
  }),
);

const DiscoverResult = define(
  'DiscoverResult',
  'Says which revisions the server speaks and what it offers.',
  cacheableResult({
    supportedVersions: required(list(string), 'The revisions that the server speaks.'),
    capabilities: required(ServerCapabilities, 'What the server offers.'),
    instructions,
  }),
);

export const lifecycle: Messages = {
  initialize: { params: InitializeRequestParams, result: InitializeResult },
  'notifications/initialized': { params: noNotificationParams },
  'server/discover': { params: noParams, result: DiscoverResult },
  ping: { params: noParams, result: EmptyResult },
};
