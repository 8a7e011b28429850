import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blocks } from '#site/blocks/index.ts'
import { crossFaults } from './compile.ts'
import { merchantCodes } from './files.ts'
import { generateSchemas } from './schema/generate.ts'
import { compile, CONFIG, copyConfig, released } from '../../tests/vectors/merchants.ts'

describe('the shipped merchants', () => {
  it('[CFG-3] [CFG-8] are three, and have no faults', async () => {
    expect(await merchantCodes(CONFIG)).toEqual(['aurora', 'demo', 'lotus'])
    const compiled = new Map(await Promise.all(['aurora', 'demo', 'lotus'].map(async (code) => [code, await compile(code)] as const)))
    expect([...compiled.values()].flatMap(({ faults }) => faults)).toEqual([])
    expect(crossFaults(compiled)).toEqual([])
  })

  it('[CFG-15] carry the site values of the spec', async () => {
    const { site, merchant } = (await released('demo')).release.artefact
    expect(merchant).toMatchObject({ code: 'demo', defaultLanguage: 'TY', languages: ['EN', 'TY'], defaultTheme: 'light' })
    expect(site).toMatchObject({
      platform: { name: 'web', device: 'WEB', clientType: 3 },
      lottery: { type: 'SEA', prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'] },
      announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], execution: 'B' },
      vendors: { esports: ['AV', 'AI', 'IMES', 'TF', 'IA'], cockfight: ['DS88'] },
    })
  })

  it('[BAN-1] [BAN-3] place the banner groups of the spec, five seconds a slide', async () => {
    const { items } = (await released('demo')).release.artefact.banners
    expect(Object.entries(items).map(([id, { places, autoplayMs }]) => [places.join(), id, autoplayMs])).toEqual(
      Object.entries({
        '/': 'w_home', '/rng': 'w_rng', '/live': 'w_live', '/fish': 'w_fish', '/pvp': 'w_pvp', '/sports': 'w_sports', '/esports': 'w_esports',
        '/elott': 'w_lott', '/down': 'w_down', '/promotions': 'w_promotion', '/pointMall': 'w_shop', '/help': 'w_help', '/register': 'w_reg', '/login': 'w_login',
      }).map(([path, id]) => [path, id, 5000]),
    )
  })

  it('[I18N-4] have a text in all six languages for each key that config names', async () => {
    const used = new Set<string>()
    for (const code of await merchantCodes(CONFIG)) {
      JSON.stringify((await released(code)).release.artefact, (key, value: unknown) => {
        if (key === 't' && typeof value === 'string') used.add(value)
        return value
      })
    }
    expect(used.size).toBeGreaterThan(30)
    for (const language of ['CN', 'EN', 'ID', 'TH', 'TY', 'VI']) {
      const texts: unknown = JSON.parse(await readFile(join(CONFIG, `../locales/${language}/config.json`), 'utf8'))
      expect([language, [...used].filter((key) => !Object.hasOwn(Object(texts), key))]).toEqual([language, []])
    }
  })

  it('[CFG-11] are described by schemas that are up to date', async () => {
    for (const [path, text] of await generateSchemas(CONFIG, blocks)) {
      expect([path, await readFile(join(CONFIG, 'schema', path), 'utf8').catch(() => 'missing')]).toEqual([path, text])
    }
  })

  it('[CFG-11] name an existing schema in every file', async () => {
    const schemas = await generateSchemas(CONFIG, blocks)
    for (const code of await merchantCodes(CONFIG)) {
      for (const { sources, value } of (await compile(code)).files.values()) {
        const named: unknown = Reflect.get(Object(value), '$schema')
        const from = sources.get('/$schema')?.value.file ?? ''
        expect(schemas.has(join(from, '..', String(named)).replace(/^schema\//, '')), `${from} names ${String(named)}`).toBe(true)
      }
    }
  })
})

interface Mistake {
  readonly what: string
  readonly file: string
  readonly find: string
  readonly put: string
  /** `code pointer`, the text that the reported line must hold, and the name that was meant. */
  readonly says: readonly [fault: string, line: string, hint?: string]
}

const LINK = '"items": { "x": { "to": "/rng", "label": { "EN": "X" }, '

const mistakes: readonly Mistake[] = [
  { what: 'broken JSON', file: 'base/pages/rng.json', find: '"areas": {', put: '"areas": ', says: ['json ', '"banner"'] },
  { what: 'a key twice', file: 'base/flags.json', find: '"v": 1,', put: '"v": 1, "v": 1,', says: ['duplicate-key /v', '"v": 1, "v": 1'] },
  { what: 'a prototype key', file: 'base/flags.json', find: '"v": 1,', put: '"v": 1, "__proto__": {},', says: ['forbidden-key /__proto__', '__proto__'] },
  { what: 'a version of tomorrow', file: 'base/flags.json', find: '"v": 1', put: '"v": 2', says: ['version /v', '"v": 2'] },
  { what: 'a key no file of the kind has', file: 'base/pages/rng.json', find: '"layout":', put: '"layuot": "x", "layout":', says: ['unknown-key /layuot', '"layuot"', 'layout'] },
  { what: 'a key that is missing', file: 'base/pages/rng.json', find: '  "layout": "default",\n', put: '', says: ['missing-key ', '{'] },
  { what: 'an area that does not exist', file: 'base/pages/rng.json', find: '"main": {', put: '"mian": {', says: ['unknown-key /areas/mian', '"mian"', 'main'] },
  { what: 'an unknown block', file: 'base/pages/rng.json', find: '"game-lobby"', put: '"game-loby"', says: ['unknown-block /areas/main/items/games/block', '"game-loby"', 'game-lobby'] },
  { what: 'a block named constructor', file: 'base/pages/rng.json', find: '"game-lobby"', put: '"constructor"', says: ['unknown-block /areas/main/items/games/block', '"constructor"'] },
  { what: 'a typo in props', file: 'base/pages/rng.json', find: '"pageSize"', put: '"pagSize"', says: ['bad-props /areas/main/items/games/props/pagSize', '"pagSize"', 'pageSize'] },
  { what: 'a prop of the wrong type', file: 'base/pages/rng.json', find: '"pageSize": 14', put: '"pageSize": "14"', says: ['bad-props /areas/main/items/games/props/pageSize', '"14"'] },
  { what: 'a prop outside its list', file: 'merchants/aurora/pages/rng.json', find: '"portrait"', put: '"portrat"', says: ['bad-props /areas/main/items/games/props/tile', '"portrat"', 'portrait'] },
  { what: 'an unknown banner group', file: 'base/pages/rng.json', find: '"w_rng"', put: '"w_rgn"', says: ['unknown-reference /areas/banner/items/strip/props/group', '"w_rgn"', 'w_rng'] },
  { what: 'an unknown menu', file: 'base/layouts/frame.json', find: '"menu": "main"', put: '"menu": "mian"', says: ['unknown-reference /areas/header/items/header/props/menu', '"mian"', 'main'] },
  { what: 'an unknown layout', file: 'base/pages/rng.json', find: '"default"', put: '"defualt"', says: ['unknown-reference /layout', '"defualt"', 'default'] },
  { what: 'a link to nowhere', file: 'base/menus/help.json', find: '"to": "/rng"', put: '"to": "/rgn"', says: ['unknown-reference /items/slots/to', '"/rgn"', '/rng'] },
  { what: 'a link to an unknown modal', file: 'base/menus/help.json', find: 'modal:notice', put: 'modal:notise', says: ['unknown-reference /items/notices/to', 'notise', 'modal:notice'] },
  { what: 'a script as a link', file: 'base/menus/help.json', find: '"/rng"', put: '"javascript:alert(1)"', says: ['bad-value /items/slots/to', 'javascript:'] },
  { what: 'an unknown flag', file: 'base/menus/main.json', find: '"items": {', put: `${LINK}"when": { "flag": "FREPLAY3" } },`, says: ['unknown-flag /items/x/when/flag', 'FREPLAY3', 'FREEPLAY3'] },
  { what: 'an unknown flag under not', file: 'base/menus/main.json', find: '"items": {', put: `${LINK}"when": { "not": { "flag": "FREPLAY3" } } },`, says: ['unknown-flag /items/x/when/not/flag', 'FREPLAY3', 'FREEPLAY3'] },
  { what: 'a misspelt operator', file: 'base/menus/main.json', find: '{ "hasVendors": "RNG" }', put: '{ "hasVendor": "RNG" }', says: ['condition /items/rng/when/hasVendor', 'hasVendor"', 'hasVendors'] },
  { what: 'a misspelt session', file: 'base/menus/member.json', find: '["trial"]', put: '["trail"]', says: ['condition /items/favourites/when/not/session', 'trail', 'trial'] },
  { what: 'two keys in a condition', file: 'base/menus/main.json', find: '{ "hasVendors": "RNG" }', put: '{ "hasVendors": "RNG", "flag": "GEETEST3" }', says: ['condition /items/rng/when', 'GEETEST3'] },
  { what: 'a patch of an id that base lacks', file: 'merchants/aurora/pages/rng.json', find: '"games":', put: '"gmaes":', says: ['orphan-patch /areas/main/items/gmaes', 'gmaes', 'games'] },
  { what: 'a change to something locked', file: 'merchants/aurora/pages/rng.json', find: '"games": {', put: '"games": { "onFault": "omit",', says: ['locked /areas/main/items/games/onFault', 'onFault'] },
  { what: 'another block under an id of base', file: 'merchants/aurora/pages/rng.json', find: '"games": {', put: '"games": { "block": "hot-games",', says: ['kind-change /areas/main/items/games/block', 'hot-games'] },
  { what: 'an order that names nobody', file: 'merchants/aurora/pages/rng.json', find: '["winners", "*"]', put: '["winers", "*"]', says: ['order /areas/main/order/0', 'winers', 'winners'] },
  { what: 'a registration tab that does not exist', file: 'base/registration.json', find: '"field": "username", "tabs": ["register"]', put: '"field": "username", "tabs": ["registr"]', says: ['unknown-reference /items/username/tabs/0', 'registr', 'register'] },
  { what: 'a field that does not exist', file: 'base/registration.json', find: '"field": "username"', put: '"field": "usrname"', says: ['bad-value /items/username/field', 'usrname', 'username'] },
  { what: 'a default language that is not spoken', file: 'merchants/demo/merchant.json', find: '"defaultLanguage": "TY"', put: '"defaultLanguage": "VI"', says: ['bad-value /defaultLanguage', '"VI"'] },
  { what: 'one path for two pages', file: 'base/pages/sports.json', find: '"/sports"', put: '"/sports", "/rng"', says: ['duplicate-path /paths/1', '"/rng"'] },
  { what: 'an unparsable colour', file: 'merchants/demo/skin.json', find: '#e8590c', put: 'orangee', says: ['skin /brand/accent/$value', 'orangee'] },
]

describe('one mistake, one finding', () => {
  it.each(mistakes)('[CFG-8] $what', async ({ file, find, put, says: [fault, line, hint] }) => {
    const copy = await copyConfig()
    await copy.edit(file, find, put)
    const code = /^merchants\/(\w+)/.exec(file)?.[1] ?? 'demo'
    const { faults, release } = await compile(code, copy.dir)
    expect(faults.map(({ code: kind, pointer }) => `${kind} ${pointer}`)).toEqual([fault])
    const [found] = faults
    expect([found?.file, found?.hint]).toEqual([file, hint])
    const lines = (await copy.read(file)).split('\n')
    expect(lines[(found?.line ?? 0) - 1]).toContain(line)
    expect(release).toBeUndefined()
  })

  it('[CFG-8] a file that the format does not know', async () => {
    const copy = await copyConfig()
    await copy.write('merchants/demo/flag.json', '{}')
    expect((await compile('demo', copy.dir)).faults).toMatchObject([{ code: 'unknown-file', file: 'merchants/demo/flag.json', hint: 'flags.json' }])
  })

  it('[CFG-3] a host that two merchants claim, and a second default', async () => {
    const copy = await copyConfig()
    await copy.edit('merchants/lotus/merchant.json', '"domains": [', '"default": true, "domains": ["localhost", ')
    const codes = ['demo', 'lotus']
    const compiled = new Map(await Promise.all(codes.map(async (code) => [code, await compile(code, copy.dir)] as const)))
    expect(crossFaults(compiled).map(({ pointer }) => pointer)).toEqual(['/domains/0', '/default'])
  })
})

describe('what players load', () => {
  it('[CFG-7] carries what base said of items that fall back to it, where a merchant changed them', async () => {
    const { pages } = (await released('aurora')).release.artefact
    const items = pages['rng']?.areas.main?.items
    expect(items?.['games']?.base).toEqual({ props: { category: 'RNG', pageSize: 14 } })
    expect((await released('demo')).release.artefact.pages['rng']?.areas.main?.items['games']?.base).toBeUndefined()
  })

  it('[CFG-2] names no place of origin, and has the same hash until its content changes', async () => {
    const copy = await copyConfig()
    const [one, again] = [await compile('demo', copy.dir), await compile('demo', copy.dir)]
    expect(JSON.stringify(one.release?.artefact).match(/"(\$schema|locked|file|column)":/)).toBeNull()
    expect(again.release?.artefactHash).toBe(one.release?.artefactHash)
    await copy.edit('base/pages/rng.json', '"pageSize": 14', '"pageSize": 28')
    expect((await compile('demo', copy.dir)).release?.artefactHash).not.toBe(one.release?.artefactHash)
  })
})
