import type * as v from 'valibot';
import type { Wire } from './wire.ts';

/** A schema, or, for shapes that hold amounts, a function of the wire codec. */
export type Shape = v.GenericSchema | ((wire: Wire) => v.GenericSchema);

/** Session storage keys under which an answer survives a reload; one part may have a key of its own. Not for answers with amounts. */
export interface CachePolicy {
  readonly key: string;
  /** `part` of what the answer has under `of`. */
  readonly apart?: { readonly key: string; readonly of: string; readonly part: string };
}

/**
 * One row of the call table: everything that client, gateway, tests and reference pages know of a call.
 * Schemas may normalise, but a second pass must change nothing (amounts excepted): both ends apply them.
 */
export interface Call<Request extends Shape = Shape, Response extends Shape = Shape> {
  /** Key of the row in the table, of its cache entries and of its faults. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Sent as `ModuleId`. Where it names a whitelabel flag, the gateway refuses the call while that flag is off. */
  readonly moduleId: string;
  /** `none`: the token is not looked at. `optional`: a visitor may call too. `member`: a session is needed. */
  readonly auth: 'none' | 'optional' | 'member';
  /** Refused for trial accounts (type 4). */
  readonly realAccount?: true;
  /** Refused for accounts that are no agents. */
  readonly agent?: true;
  /** The body is a JWE (see `envelope.ts`). */
  readonly encrypted?: true;
  /** The body is form-urlencoded. */
  readonly form?: true;
  /** The body is a file as it is; the request's schema is `v.instance(Blob)`. */
  readonly bytes?: true;
  /** Cached in session storage. */
  readonly kept?: CachePolicy;
  /** Query of a GET or DELETE, else the body. */
  readonly request: Request;
  /** The envelope's `value` on success. */
  readonly response: Response;
}

/**
 * Declares a row; its types come from its schemas. The annotation lets builds drop unused rows.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const Row extends Call>(row: Row): Row {
  return row;
}

type SchemaOf<S extends Shape> = S extends v.GenericSchema ? S : S extends (wire: Wire) => v.GenericSchema ? ReturnType<S> : never;

/** What the caller passes. */
export type CallInput<C extends Call> = v.InferInput<SchemaOf<C['request']>>;
/** What the caller gets on success. */
export type CallOutput<C extends Call> = v.InferOutput<SchemaOf<C['response']>>;
/** What a handler gets after validation. */
export type HandlerInput<C extends Call> = v.InferOutput<SchemaOf<C['request']>>;
/** What a handler answers, before encoding. */
export type HandlerOutput<C extends Call> = v.InferInput<SchemaOf<C['response']>>;

/** The schema of a shape for one direction. */
export function schemaOf(shape: Shape, wire: Wire): v.GenericSchema {
  return typeof shape === 'function' ? shape(wire) : shape;
}
