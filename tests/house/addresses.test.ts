import { describe, expect, it } from 'vitest';

import { sinksOf } from './sinks.ts';
import { isStory, isTest, sources } from './sources.ts';

const GATE = 'site/lib/urlGate.ts';

/** A picture runs nothing, and the content policy lists the hosts that it may come from. */
const PICTURE = 'img src';

/** What comes into force in a file that does not ask the gate, and who has a say in it. */
const KNOWN: Readonly<Record<string, string>> = {
  'site/assembler/runtime/stylesheets.ts setAttribute': 'a style sheet of this build, asked for again as it stood in the page',
  'site/blocks/app-download/AppCard.tsx a href': 'of `appsOf`, which asks the gate',
  'site/blocks/app-download/AppDownload.tsx a href': 'of `appsOf`, which asks the gate',
  'site/blocks/category-tiles/CategoryArt.tsx use href':
    'a drawing of the sheet that this build names; other documents are refused by the browser',
  'site/blocks/centre-panel/CentreLink.tsx a href': 'a query of this page',
  'site/blocks/centre-panel/CentreLink.tsx a {...}': 'says that it is the current one',
  'site/live/skin.ts .href': 'a path of this site: the config’s own folder, a merchant that was served, a hash',
  'site/editor/exportFiles.ts .href': 'an object URL of this page',
  'site/editor/operator/SignedOut.tsx location.assign': 'the sign-in page, before a query',
  'site/editor/panel/Framed.tsx iframe src': 'the editor’s own page, before a query',
  'site/editor/panel/Framed.tsx .src': 'the same once more, when the frame was loaded anew',
  'site/third-party/frame/script.ts .src': 'constants beside the providers; the content policy of their document lists the hosts',
  'site/third-party/host/frame.ts .src': 'the providers’ own document, one of the names that the site has',
  'site/components/Icon.tsx use href': 'a drawing of the sheet that this build names; other documents are refused by the browser',
  'site/features/customerService/openAndSend.ts location.replace': 'of `supportLink`, which asks the gate',
  'site/features/games/frame/RunningGame.tsx iframe src': 'of `gameAddress`, which asks the gate',
  'site/lib/saveFile.ts .href': 'an object URL of this page',
  'site/shell/Frame.tsx a href': 'a fragment of this page',
  'ui/field/ImageRows.tsx .src': 'an object URL of this page, in a picture',
  'ui/theme/ownFonts.ts url()': 'a path on this origin, by the schema of skins: no scheme, no host, no way up',
  'ui/menu/MenuItems.tsx a {...}': 'a disabled item, which has no address',
  'ui/kit/KitProvider.tsx a {...}': 'where an app gives the kit no link of its own; the site gives it `SiteLink`',
};

describe('the one gate', () => {
  const product = sources.filter((source) => /^(site|ui)\//.test(source.path) && !isTest(source) && !isStory(source));
  const ungated = product
    .filter(({ imports }) => !imports.includes(GATE))
    .flatMap(({ path }) => sinksOf(path).map((sink) => ({ ...sink, path })))
    .filter(({ kind }) => kind !== PICTURE);

  it('[SEC-5] every address that leads, frames or loads passes it, or is known with the reason why not', () => {
    expect(
      ungated.filter(({ path, kind }) => !(`${path} ${kind}` in KNOWN)).map(({ path, line, kind }) => `${path}:${line} ${kind}`),
    ).toEqual([]);
  });

  it('[SEC-5] none of those that are known is gone', () => {
    const found = new Set(ungated.map(({ path, kind }) => `${path} ${kind}`));
    expect(Object.keys(KNOWN).filter((place) => !found.has(place))).toEqual([]);
  });

  it.each([
    ['a link', '<a href={to}>x</a>', ['a href']],
    ['what is spread over a frame', '<iframe {...props} />', ['iframe {...}']],
    ['a form', '<form><button formAction={to} /></form>', ['button formAction']],
    ['a drawing of another document', '<use xlinkHref={to} />', ['use xlinkHref']],
    ['a property', 'link.href = to', ['.href']],
    ['an attribute', 'link.setAttribute("href", to)', ['setAttribute']],
    ['an attribute of any name', 'link.setAttribute(name, to)', ['setAttribute']],
    ['a window', 'window.open(to)', ['window.open']],
    ['the page itself', 'location.assign(to); window.location = to', ['location.assign', '.location']],
    ['a style', '({ backgroundImage: `url("${to}")` })', ['url()']],
    [
      'what nobody has a say in',
      '<a href="/terms">x</a>; link.href = `/terms`; window.open("about:blank"); link.setAttribute("rel", to)',
      [],
    ],
  ])('[SEC-5] the rule sees %s', (_name, code, kinds) => {
    expect(sinksOf('sample.tsx', code).map(({ kind }) => kind)).toEqual(kinds);
  });
});
