import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { sandboxHost } from './landing-page.ts';
import type { Settings } from './settings.ts';

/** Response headers that keep browsers from doing what the shop never asks of them. */
export function securityHeaders(settings: Settings): RequestHandler {
  const parts = embeddedOrigins(settings);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", 'https://js.stripe.com', 'https://apis.google.com', sandboxHost],
        workerSrc: ["'self'", 'blob:'],
        // The component library sets element styles; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
        fontSrc: ["'self'", 'data:', 'https://fonts.gstatic.com'],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: [
          "'self'",
          'https://*.googleapis.com',
          'https://api.stripe.com',
          'https://*.apollographql.com',
          ...parts,
        ],
        frameSrc: [
          "'self'",
          'https://js.stripe.com',
          'https://hooks.stripe.com',
          'https://*.firebaseapp.com',
          'https://*.apollographql.com',
        ],
      },
    },
    strictTransportSecurity: settings.isProduction ? undefined : false,
    // The popup of a federated sign-in has to speak to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** The embedded parts listen on ports of their own. */
function embeddedOrigins({ identity, payments }: Settings): string[] {
  return [
    ...(identity.kind === 'emulator' ? [`http://${identity.host}:${identity.port}`] : []),
    ...(payments.kind === 'sandbox' ? [`http://${payments.host}:${payments.port}`] : []),
  ];
}
