import { aDog, aFood } from '../../fixtures/items.ts';
import { aPerson, shopUrl } from '../../fixtures/shop-api.ts';
import { test } from '../../fixtures/test.ts';
import { firefox } from './firefox.ts';
import { doMainJob } from './main-job.ts';
import { isSaidToBeMissing, pathsOf } from './on-this-machine.ts';
import { personAt } from './screen-reader.ts';
import { webkit } from './webkit.ts';

/* The shop's main job in browsers of other makes, as Debian distributes them. */

const makes = [firefox, webkit];

/** Fetching and unpacking them is no time of a test, and takes minutes on a new machine. */
const INSTALLING_MS = 10 * 60_000;

test.beforeAll(async () => {
  test.setTimeout(INSTALLING_MS);
  for (const make of makes) if (!isSaidToBeMissing(make)) await pathsOf(make);
});

for (const make of makes) {
  test(`the main job is done in ${make.name}`, async ({ admin, shelve }) => {
    // Each step is asked of the browser over a wire, several times: on a busy machine that takes its time.
    test.setTimeout(2 * 240_000);
    test.skip(isSaidToBeMissing(make), `BROWSERS_NOT_HERE names ${make.name}`);
    const [kibble, dog] = [await shelve(aFood()), await shelve(aDog())];
    const browser = await make.start(await pathsOf(make));
    try {
      await doMainJob(personAt(browser, shopUrl()), aPerson(), { admin, kibble, dog }, test.step);
    } finally {
      await browser.close();
    }
  });
}
