import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';

/** Blocks that stand on the first screen of every page. What they open later, such as the drawer, stays apart. */
const FIRST_SCREEN =
  /\/site\/api\/contract\/clientCodes\.ts$|\/site\/blocks\/(header|banner-strip|notice-bar|category-tiles|bottom-bar|right-bar|side-menu)\/(?!MenuDrawer|MemberPanel|LoginFields|GameLink|[Ss]ervices)/;

/** What describes blocks' props: small each, and named one by one in the first file of the build while it is in files of its own. */
const SCHEMAS = /\/site\/blocks\/[\w-]+\/schema\.ts$/;

/**
 * Small modules of which whoever wants one wants most, by the name of the file that they share; paths without their endings. A file each
 * of a few hundred bytes costs a request and a link of its own, on a phone more than what it holds: the login form alone named 39 of
 * them. What only some of the others want stays out: each page has a budget of bytes.
 */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  // What starts games, and what shows them as tiles.
  games: [
    'site/shared/games/(host|minBet|useFavourites|useGuard|useLaunch|launchTarget|lobbyUrl|lotteryFavourites)',
    'site/session/(useTrialWarning|useProtected)',
    'site/api/contract/games',
  ],
  tiles: ['site/shared/games/(GameArt|GameCard|Scroller)', 'ui/image/\\w+', 'icons/(heart|image-off)'],
  // What most blocks have: nothing to show, an answer that did not come, a way on.
  blocks: ['ui/empty/EmptyState', 'site/shared/(games/LoadProblem|useFocusHeir)', 'icons/chevron-(left|right)'],
  // What stands before the entries of the centres, and in many of them again.
  marks: ['icons/(arrow-down-to-line|arrow-up-from-line|calendar-days|clock|gift|mail|receipt-text|shield-check|target|wallet)'],
  fields: [
    'ui/private/(Field|LineIcon|keepsFocus|markMore|shortcut)',
    'ui/field/(labels|TextField|typing)',
    'ui/kit/defaults',
    'icons/(check|search)',
  ],
  // Fields that know more of their input than its value.
  inputs: ['ui/private/(useForwardedRef|useFormReset)'],
  lists: ['ui/private/(OptionList|placeList|placement|typeahead|useLeaving)', 'ui/field/(SelectField|SelectList)'],
  forms: ['site/session/useFlow', 'site/session/form/(form|FormProblem|errorText)'],
  // What a visitor becomes a member with.
  account: [
    'ui/field/(CaptchaField|CodeField|CountryList|PhoneField|pastedPhone)',
    'ui/private/useThrottled',
    'site/session/form/(FormFrame|useCaptcha|usePhoneCountry|useSmsCode)',
    'site/session/(newAccount|revoke)',
    'site/providers/(CheckRetry|useBehaviourCheck|usePhoneProof)',
    'site/api/contract/logout',
    'icons/refresh-cw',
  ],
  records: [
    'site/shared/records/(Records|host|useRecordPlace|RecordTime)',
    'site/shared/useLastPage',
    'ui/pagination/(labels|pages|Pagination)',
    'icons/arrow-down',
  ],
  // What was gained or lost, and the sums above a list.
  sums: ['site/shared/records/(Figures|SignedMoney)'],
  money: ['site/shared/payment/(useMoneyProblem|useMoneyWrite|withPatience)', 'site/shared/play/(playRefusal|usePlayRefusal)'],
  cashier: [
    'site/shared/payment/(NoPaymentPassword|PaymentPasswordField|usePaymentPassword)',
    'site/shared/cashier/(Cashier|CopyButton|Facts|TimeLeft)',
    'site/shared/useCopy',
    'icons/(copy|lock-keyhole)',
  ],
};
const together = Object.entries(TOGETHER).map(([name, paths]) => ({
  name,
  test: new RegExp(`/(${paths.join('|')})(\\.\\w+)+$`),
  includeDependenciesRecursively: false,
}));

/**
 * axios carries an adapter for `fetch` beside the one that browsers use, the names of all HTTP statuses, a way of cancelling that signals
 * have replaced, checks of its options, forms as JSON, the speed of uploads, and tokens that stand in cookies: eight kilobytes of home's
 * script that never run. In their place stand modules that hold nothing, by who imports them.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  '/axios/lib/adapters/adapters.js ./fetch.js': 'export const getFetch = null;',
  '/axios/lib/axios.js ./helpers/HttpStatusCode.js': 'export default {};',
  '/axios/lib/axios.js ./cancel/CancelToken.js': 'export default {};',
  // Nothing that is sent as JSON was a form before.
  '/axios/lib/axios.js ./helpers/formDataToJSON.js': 'export default null;',
  '/axios/lib/defaults/index.js ../helpers/formDataToJSON.js': 'export default null;',
  // How fast an upload goes, of which only how far it has come is shown.
  '/axios/lib/helpers/progressEventReducer.js ./speedometer.js': 'export default () => () => undefined;',
  '/axios/lib/axios.js ./helpers/spread.js': 'export default null;',
  // Checks of options that the compiler has checked.
  '/axios/lib/core/Axios.js ../helpers/validator.js':
    'const none = () => undefined; export default { assertOptions: none, validators: { transitional: none, spelling: none } };',
  // The client turns this off: the session's token goes in a header of its own.
  '/axios/lib/helpers/resolveConfig.js ./isURLSameOrigin.js': 'export default () => false;',
  '/axios/lib/helpers/resolveConfig.js ./cookies.js': 'export default {};',
  '/axios/lib/adapters/xhr.js ../helpers/cookies.js': 'export default {};',
};
const STANDS_IN = '\0axios-without ';
const axiosWithoutUnused: Plugin = {
  name: 'axios-without-unused',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const unused = Object.keys(WITHOUT).find((name) => `${importer} ${source}`.endsWith(name));
    return unused === undefined ? null : STANDS_IN + unused;
  },
  load: (id) => (id.startsWith(STANDS_IN) ? WITHOUT[id.slice(STANDS_IN.length)] : null),
};

/** What every page needs and nothing of ours changes. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|i18next|axios)\//;

/** Files of the build that every page links. */
const WITH_THE_PAGE = /\/(framework|first-screen|rolldown-runtime)-/;

/** The page's scripts in the order in which they are evaluated. */
const APART = ['framework', 'first-screen', 'index'];

/**
 * Each of the page's scripts is evaluated in a task of its own, between which a slow phone answers. As imports of one entry, they
 * would be evaluated in one piece as soon as the last of them has arrived. Where one does not arrive, or cannot start, the page
 * says so (`site/head.js`).
 */
const evaluatedApart: Plugin = {
  name: 'evaluated-apart',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const files = APART.map((name) => {
        const found = new RegExp(`/assets/${name}-[\\w-]+\\.js`).exec(html);
        return found ? found[0] : this.error(`the page does not link ${name}`);
      });
      const { code: source } = await minify(
        'start.js',
        `try {
          for (const file of ${JSON.stringify(files)}) {
            await import(file);
            await new Promise((resolve) => setTimeout(resolve));
          }
        } catch (error) {
          console.error(error);
          dispatchEvent(new Event('bootfailed'));
        }`,
        { module: true },
      );
      const start = this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }));
      page.source = html
        .replace(
          /<script type="module" crossorigin src="([^"]+)"><\/script>/,
          `<script type="module" async crossorigin src="/${start}"></script>\n    <link rel="modulepreload" crossorigin href="$1">`,
        )
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="high"');
    },
  },
};

/** What asks for the files of what comes later (`site/preload.ts`). */
const preloadInTurn: Plugin = {
  name: 'preload-in-turn',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === '\0vite/preload-helper.js' ? fileURLToPath(new URL('site/preload.ts', import.meta.url)) : null),
};

/** What stands in the page's head, and is no module: as it is written, without its comments. */
const headScript: Plugin = {
  name: 'head-script',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      if (bundle['index.html'] === undefined) return;
      const { code: source } = await minify('head.js', await readFile('site/head.js', 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'head.js', source });
    },
  },
};

/**
 * The entry names every part that may come later, and what is random in a name does not compress: seven characters tell versions
 * of one file apart as well as the usual eight, and save some 200 bytes before the first screen. The bundler needs seven at least.
 */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  root: 'site',
  publicDir: 'public',
  plugins: [axiosWithoutUnused, preloadInTurn, evaluatedApart, headScript, react(), vanillaExtractPlugin()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // Preloading is a hint: browsers that do not know it load as before.
    modulePreload: {
      polyfill: false,
      // What came with the page is not named again by each part that comes later.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => !WITH_THE_PAGE.test(file)) : files),
    },
    target: ['chrome111', 'safari16.4', 'firefox113'],
    // The policy allows no data: fonts or scripts, and small images are better cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          // Dozens of files of a few hundred bytes cost more than they hold: what every first screen draws, with all that
          // it imports, is one file.
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'first-screen', test: FIRST_SCREEN },
            { name: 'schemas', test: SCHEMAS },
            ...together,
            { name: 'providers', test: /\/site\/providers\/(port|useFrameSetting|problemText)\.ts$/ },
          ],
        },
      },
    },
  },
});
