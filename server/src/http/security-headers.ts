import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Settings } from '../config/settings.ts';
import { sandboxHost } from '../graphql/landing-page.plugin.ts';

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
    ...commonHeaders(settings),
    contentSecurityPolicy: { useDefaults: false, directives: shopPolicy(settings) },
  });
  const ofExplorer = helmet({
    ...commonHeaders(settings),
    contentSecurityPolicy: { useDefaults: false, directives: explorerPolicy(settings) },
  });
  return (request, response, next) => {
    response.set('Permissions-Policy', permissions);
    const isExplorer = settings.hasIntrospection && /^\/(graphql\/?|explorer\.html)$/i.test(request.path);
    (isExplorer ? ofExplorer : ofShop)(request, response, next);
  };
}

/** What is answered to somebody signed in is for nobody else, unless its route says otherwise. */
export const noStoreForSignedIn: RequestHandler = (request, response, next) => {
  if (request.headers.authorization !== undefined) response.set('Cache-Control', 'no-store');
  next();
};

function commonHeaders(settings: Settings) {
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

/**
 * What reCAPTCHA loads and asks (developers.google.com/recaptcha/docs/faq). Only where the project wants it: there are
 * scripts under these addresses by which a page's other mistakes can be made use of.
 */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The shop's own, and of the parts that are not embedded what their libraries load and ask. */
function shopPolicy({ identity, payments }: Settings): Policy {
  const firebase = identity.kind === 'firebase' ? [`https://${identity.authDomain}`] : [];
  const hasStripe = payments.kind === 'stripe';
  const hasRecaptcha = identity.kind === 'firebase' && identity.hasRecaptcha;
  const hasAppCheck = identity.kind === 'firebase' && identity.appCheckSiteKey !== null;
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
      ...(hasRecaptcha ? recaptcha.scripts : []),
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
      ...(hasRecaptcha ? recaptcha.calls : []),
      ...(hasAppCheck ? ['https://content-firebaseappcheck.googleapis.com'] : []),
    ],
    frameSrc: [
      "'self'",
      ...(hasStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : []),
      ...firebase,
      ...(hasRecaptcha ? recaptcha.frames : []),
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
