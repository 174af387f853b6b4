import type { Request } from 'express';

/** Where whoever sent a request reaches the shop, such as `https://fern-and-paw.example`. */
export type OriginOf = (request: Request) => string;

/** @param publicUrl the shop's one origin, where it is set; otherwise each request is taken at its word */
export function originOf(publicUrl: string | null): OriginOf {
  return (request) => publicUrl ?? `${request.protocol}://${request.host}`;
}
