/** Log messages, progress, and giving a request up. */
import { EmptyResult, notificationParams, ProgressToken, RequestId, requestParams } from './basics.ts';
import { LoggingLevel } from './levels.ts';
import type { Messages } from './message.ts';
import { anything, define, number, optional, required, requiredExceptIn, since, string } from './vocabulary.ts';

const SetLevelRequestParams = define(
  'SetLevelRequestParams',
  'Sets how serious a log message must be to be sent.',
  requestParams({ level: required(LoggingLevel, 'The least serious level to send.') }),
);

const LoggingMessageNotificationParams = define(
  'LoggingMessageNotificationParams',
  'A log message.',
  notificationParams({
    level: required(LoggingLevel, 'How serious it is.'),
    logger: optional(string, 'The part of the program that says it.'),
    data: required(anything, 'What it says: a text or any other JSON.'),
  }),
);

const ProgressNotificationParams = define(
  'ProgressNotificationParams',
  'How far a request has come.',
  notificationParams({
    progressToken: required(ProgressToken, 'The token that the request gave.'),
    progress: required(number, 'How far it has come. It grows with each notification.'),
    total: optional(number, 'How far there is to go, if known.'),
    message: since('2025-03-26', optional(string, 'What is being done.')),
  }),
);

const CancelledNotificationParams = define(
  'CancelledNotificationParams',
  'Gives a request up.',
  notificationParams({
    requestId: requiredExceptIn('2025-11-25', RequestId, 'The request that is given up; tasks have tasks/cancel.'),
    reason: optional(string, 'Why, for a log or a person.'),
  }),
);

export const notices: Messages = {
  'logging/setLevel': { params: SetLevelRequestParams, result: EmptyResult },
  'notifications/message': { params: LoggingMessageNotificationParams },
  'notifications/progress': { params: ProgressNotificationParams },
  'notifications/cancelled': { params: CancelledNotificationParams, needsParams: true },
};
