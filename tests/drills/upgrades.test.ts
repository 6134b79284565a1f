import { outerReleases, releases } from '#tests/databases/lib/releases.ts'
import { describeUpgrades } from '#tests/support/upgrade-suite.ts'

describeUpgrades(releases().filter((release) => !outerReleases().includes(release)))
