import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes when it comes: a busy machine is no failure, and a failure may take its time to be sure.
// And what somebody is typing is no text of the page, which would be found before it was sent.
configure({ asyncUtilTimeout: 15_000, defaultIgnore: 'script, style, textarea' });

/*
 * What the pages ask of a browser and jsdom has not. None of it decides anything in a test: nothing is laid
 * out, so nothing changes its size or matches a width.
 */

class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Never opens: what is heard of the shop, a test says itself. */
class NoopWebSocket {
  readyState = 0;
  send() {}
  close() {}
}

Object.assign(globalThis, {
  ResizeObserver: NoopObserver,
  IntersectionObserver: NoopObserver,
  WebSocket: NoopWebSocket,
});

window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.animate = () => ({}) as Animation;
URL.createObjectURL ??= () => 'blob:picture';
URL.revokeObjectURL ??= () => {};
