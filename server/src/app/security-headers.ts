import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { sandboxHost } from './landing-page.ts';
import type { Settings } from './settings.ts';

/** What the pages have no use for, and no script of theirs may ask for. */
const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self "https://js.stripe.com")',
  'usb=()',
].join(', ');

/** Response headers that keep browsers from doing what the shop never asks of them. */
export function securityHeaders(settings: Settings): RequestHandler {
  const ofShop = helmet({
    ...common(settings),
    contentSecurityPolicy: { useDefaults: false, directives: shopPolicy(settings) },
  });
  const ofExplorer = helmet({
    ...common(settings),
    contentSecurityPolicy: { useDefaults: false, directives: explorerPolicy(settings) },
  });
  return (request, response, next) => {
    response.set('Permissions-Policy', permissions);
    const isExplorer = settings.hasIntrospection && /^\/(graphql\/?|explorer\.html)$/i.test(request.path);
    (isExplorer ? ofExplorer : ofShop)(request, response, next);
  };
}

function common(settings: Settings) {
  return {
    strictTransportSecurity: settings.isProduction ? undefined : (false as const),
    // The popup of a federated sign-in has to speak to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    xFrameOptions: { action: 'deny' as const },
  };
}

type Policy = Record<'scriptSrc' | 'connectSrc' | 'frameSrc' | 'imgSrc' | 'fontSrc' | 'workerSrc', string[]> &
  Record<string, string[]>;

/** The shop's own, and of the parts that are not embedded what their libraries load and ask. */
function shopPolicy({ identity, payments }: Settings): Policy {
  const firebase = identity.kind === 'firebase' ? [`https://${identity.authDomain}`] : [];
  const hasStripe = payments.kind === 'stripe';
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    scriptSrc: [
      "'self'",
      ...(hasStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []),
      // Opens and watches the window of a federated sign-in.
      ...(identity.kind === 'firebase' ? ['https://apis.google.com'] : []),
    ],
    workerSrc: ["'self'"],
    // The component library sets element styles; scripts stay strict.
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'"],
    // Small previews come within the data; blobs are pictures that an admin has just chosen.
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: [
      "'self'",
      ...(identity.kind === 'firebase'
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : []),
      ...(hasStripe ? ['https://api.stripe.com'] : []),
    ],
    frameSrc: [
      "'self'",
      ...(hasStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : []),
      ...firebase,
    ],
  };
}

/** The explorer's page also opens Apollo's Sandbox, and an editor with workers and fonts of its own. */
function explorerPolicy(settings: Settings): Policy {
  const policy = shopPolicy(settings);
  const apollo = 'https://*.apollographql.com';
  return {
    ...policy,
    scriptSrc: [...policy.scriptSrc, sandboxHost],
    workerSrc: [...policy.workerSrc, 'blob:'],
    fontSrc: [...policy.fontSrc, 'data:'],
    connectSrc: [...policy.connectSrc, apollo],
    frameSrc: [...policy.frameSrc, apollo],
  };
}
