import chromiumPackage, { inflate } from '@sparticuz/chromium'
import { existsSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright'

/*
 * Which browser the tests drive, and how it is started: the one place that knows.
 *
 * Chromium: the file CHROMIUM names, else /usr/bin/chromium, else the one in the npm package
 * @sparticuz/chromium, which needs neither root nor apt. `CHROMIUM=npm` takes the package's even
 * where another is installed. That one is for Linux alone; elsewhere it is the Edge of Windows, or an
 * installed Chrome. Firefox: the file FIREFOX names, else /usr/bin/firefox-esr, else none.
 */

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  // No name but the machine's own resolves, so nothing the browser tries can leave it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const isRoot = process.getuid?.() === 0

const INSTALLED = '/usr/bin/chromium'
const installed = { executablePath: INSTALLED, chromiumSandbox: !isRoot, args: quiet }

/** How Playwright starts the Chromium of this machine, if it has one and the tests use another. */
export function installedChromium(): LaunchOptions | undefined {
  const named = process.env.CHROMIUM
  return named && named !== INSTALLED && existsSync(INSTALLED) ? installed : undefined
}

/** How Playwright starts Chromium. Unpacks the package's Chromium, once, where it is the one. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM
  if (named && named !== 'npm') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file`)
    return { executablePath: named, chromiumSandbox: !isRoot, args: quiet }
  }
  if (named !== 'npm' && existsSync(INSTALLED)) return installed
  if (process.platform !== 'linux') {
    return { channel: process.platform === 'win32' ? 'msedge' : 'chrome', args: quiet }
  }
  const folder = await unpackedChromium()
  return {
    executablePath: join(folder, 'chromium'),
    chromiumSandbox: false,
    args: quiet,
    // A bare machine has neither NSS nor a font: the package brings both.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/**
 * The folder with the package's Chromium and the libraries it needs. The package unpacks into the
 * folder for temporary files and takes any `chromium` it finds there for its own, half a file
 * included; so it is given a folder of its own, which gets its final name only when all is there.
 */
async function unpackedChromium(): Promise<string> {
  const folder = join(tmpdir(), `cutoff-chromium-${process.getuid?.() ?? 0}`)
  if (existsSync(folder)) return folder

  const before = process.env.TMPDIR
  const unpacking = mkdtempSync(`${folder}-`)
  process.env.TMPDIR = unpacking
  try {
    await chromiumPackage.executablePath()
    const archives = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'))
    await inflate(fileURLToPath(new URL('al2023.tar.br', archives)))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  // The package's own list of folders is that of a machine of Amazon's. With no font at all the
  // browser ends itself at the first character it has to look for.
  writeFileSync(
    join(unpacking, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  )
  // Another run may have been quicker; its folder is as good.
  if (!existsSync(folder)) renameSync(unpacking, folder)
  return folder
}

/**
 * How Playwright starts Firefox, or `undefined` where there is none.
 *
 * @param scripts whether pages may run any: a context of Firefox’s cannot be kept from it
 */
export function firefoxLaunch(scripts = true): LaunchOptions | undefined {
  const installed = process.env.FIREFOX || '/usr/bin/firefox-esr'
  if (!existsSync(installed)) return undefined
  return {
    channel: 'moz-firefox',
    executablePath: installed,
    firefoxUserPrefs: {
      'app.update.enabled': false,
      'browser.safebrowsing.malware.enabled': false,
      'browser.safebrowsing.phishing.enabled': false,
      'javascript.enabled': scripts,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'network.dns.localDomains': 'localhost',
      'toolkit.telemetry.enabled': false,
      'ui.prefersReducedMotion': 1,
    },
  }
}
