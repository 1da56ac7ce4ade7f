/** What a message belongs to, beyond the request that it answers. Every number named so is a `seq`. */

export type Relation =
  | {
      /** A progress notification of a request. */
      readonly type: 'progress';
      readonly request: number;
      /** 1 for the request's first notification. */
      readonly nth: number;
      readonly value: number;
      readonly total: number | null;
    }
  | { readonly type: 'cancellation'; readonly request: number }
  | {
      /** A request that continues one which was answered with `input_required`. */
      readonly type: 'round';
      /** The request of the first round. */
      readonly first: number;
      /** The request of the round before, and its answer. */
      readonly previous: number;
      readonly answer: number;
      /** 2 for the first retry. */
      readonly round: number;
    }
  | {
      /** Belongs to a subscription: its acknowledgement, a notification on it, its end. */
      readonly type: 'subscription';
      readonly listen: number;
    }
  | {
      /** A request for a further page of a listing. */
      readonly type: 'page';
      /** The request for the first page. */
      readonly first: number;
      /** 2 for the second page. */
      readonly page: number;
    }
  | {
      /** Belongs to a task: the call that created it, status notifications, requests about it. */
      readonly type: 'task';
      readonly task: string;
      /** The request whose answer created the task; null when it was not seen. */
      readonly created: number | null;
      /** Its states so far, and the message that told each: the first ones and the latest. */
      readonly states: readonly { readonly status: string; readonly seq: number }[];
      /** States before the latest that are left out. */
      readonly skipped: number;
      /** How many times it was asked for its status. */
      readonly polls: number;
    }
  | {
      /** Says that what was listed before has changed, or that a resource has. */
      readonly type: 'change';
      /** The latest answer that listed or read it; null when there was none. */
      readonly outdates: number | null;
    };
