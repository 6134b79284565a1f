import { expect, test } from 'vitest'
import { type Lockfile, neededPackages } from './needed-packages.ts'

const none = () => false
const on = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']))

test('what is needed is what the project depends on, and what that depends on', () => {
  const lock: Lockfile = {
    '': { dependencies: on('site') },
    'node_modules/site': { dependencies: on('part'), optionalDependencies: on('extra', 'other') },
    'node_modules/part': {},
    'node_modules/extra': {},
    'node_modules/tool': {},
  }
  expect(neededPackages(lock, none)).toEqual([
    'node_modules/extra',
    'node_modules/part',
    'node_modules/site',
  ])
})

test('a package has its own version before that of the project', () => {
  const lock: Lockfile = {
    '': { dependencies: on('@a/site', 'part') },
    'node_modules/@a/site': { dependencies: on('part', 'shared') },
    'node_modules/@a/site/node_modules/part': { dependencies: on('shared') },
    'node_modules/part': {},
    'node_modules/shared': {},
  }
  expect(neededPackages(lock, none)).toEqual([
    'node_modules/@a/site',
    'node_modules/@a/site/node_modules/part',
    'node_modules/part',
    'node_modules/shared',
  ])
})

test('peers are needed unless they are optional', () => {
  const lock: Lockfile = {
    '': { dependencies: on('site') },
    'node_modules/site': {
      peerDependencies: on('must', 'may'),
      peerDependenciesMeta: { may: { optional: true } },
    },
    'node_modules/must': {},
    'node_modules/may': {},
  }
  expect(neededPackages(lock, none)).toEqual(['node_modules/must', 'node_modules/site'])
})

test('what is left out takes along what only it needs', () => {
  const lock: Lockfile = {
    '': { dependencies: on('site', 'compiler') },
    'node_modules/site': { dependencies: on('shared') },
    'node_modules/compiler': { dependencies: on('shared', 'parser') },
    'node_modules/shared': {},
    'node_modules/parser': {},
  }
  expect(neededPackages(lock, (name) => name === 'compiler')).toEqual([
    'node_modules/shared',
    'node_modules/site',
  ])
})

test('a package that nothing locks is a mistake', () => {
  expect(() => neededPackages({ '': { dependencies: on('site') } }, none)).toThrow('needs site')
})
