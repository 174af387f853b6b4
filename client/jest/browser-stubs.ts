import '@testing-library/jest-dom';

/*
 * What the pages ask of a browser and jsdom has not. None of it decides anything in a test: nothing is laid
 * out, so nothing changes its size or matches a width.
 */

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });

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
URL.createObjectURL ??= () => 'blob:picture';
URL.revokeObjectURL ??= () => {};
