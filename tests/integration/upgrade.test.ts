import { outerReleases } from '#tests/databases/lib/releases.ts'
import { describeUpgrades } from '#tests/support/upgrade-suite.ts'

describeUpgrades(outerReleases())
