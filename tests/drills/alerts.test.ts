import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const RULES = path.resolve('docs/monitoring/prometheus-alerts.yml')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-alerts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What Prometheus' own tool says of the alerts. */
function promtool(...args: string[]): string {
  try {
    return execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const {
      code,
      stdout = '',
      stderr = '',
    } = error as NodeJS.ErrnoException & {
      stdout?: string
      stderr?: string
    }
    if (code === 'ENOENT') throw new Error('promtool is missing: apt-get install prometheus')
    return stdout + stderr
  }
}

type Series = { metric: string; name: string; values: string; instance?: string }

/** Names of the jobs that an alert is about after `minutes`, if `series` has been scraped every minute. */
function expectAlerts(alert: string, minutes: number, series: Series[], jobs: string[]): void {
  const input = series.map(({ metric, name, values, instance = 'one' }) => ({
    series: `${metric}{job="tableside",instance="${instance}",name="${name}"}`,
    values,
  }))
  // The labels and not the words: an expression of them has one sample for each alert.
  const asked = `count by (alertname, name) (ALERTS{alertname="${alert}",alertstate="firing"})`
  const samples = jobs.map((name) => ({
    labels: `{alertname="${alert}", name="${name}"}`,
    value: 1,
  }))
  const file = path.join(folder, `${alert}.json`)
  const promql = [{ expr: asked, eval_time: `${minutes}m`, exp_samples: samples }]
  const tests = [{ interval: '1m', input_series: input, promql_expr_test: promql }]
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }))
  expect(promtool('test', 'rules', file)).toContain('SUCCESS')
}

const FAILURES = 'tableside_job_failures_total'
const SUCCESS = 'tableside_job_last_success_timestamp_seconds'
const INTERVAL = 'tableside_job_interval_seconds'

test('the alerts are rules that Prometheus takes', () => {
  expect(promtool('check', 'rules', RULES)).toContain('SUCCESS')
})

test('a job that has failed ever since the start is told, though it was never seen to succeed', () => {
  const series = [
    { metric: FAILURES, name: 'hourly', values: '1x20' },
    { metric: FAILURES, name: 'elsewhere', values: '1x20' },
    { metric: SUCCESS, name: 'elsewhere', values: '0+60x20', instance: 'two' },
    { metric: FAILURES, name: 'idle', values: '0x20' },
  ]
  expectAlerts('TablesideJobFails', 10, series, ['hourly'])
})

test('a job whose last success is long ago is told as late', () => {
  const series = [
    { metric: INTERVAL, name: 'ill', values: '60x20' },
    { metric: SUCCESS, name: 'ill', values: '60x20' },
    { metric: INTERVAL, name: 'well', values: '60x20' },
    { metric: SUCCESS, name: 'well', values: '0+60x20' },
  ]
  expectAlerts('TablesideJobLate', 20, series, ['ill'])
})
