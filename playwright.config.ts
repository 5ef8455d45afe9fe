import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/harness/browser/chromium';

/** Real WordPress and a real browser. Two workers, each with its own site. */
export default defineConfig( {
	// Block specs are in the block's folder, all others in tests/e2e.
	testDir: '.',
	testMatch: [
		'{extensions,shared}/**/tests/e2e/**/*.spec.ts',
		'tests/e2e/**/*.spec.ts',
	],
	workers: 2,
	forbidOnly: true,
	// Waits are long for slow machines: only a failure takes them up.
	// In CI a slow machine gets a second try; the list names every test that needed one.
	retries: process.env.CI ? 1 : 0,
	timeout: 240_000,
	expect: { timeout: 30_000 },
	outputDir: '.cache/e2e/output',
	reporter: [
		[ 'list' ],
		[
			'json',
			{
				outputFile:
					process.env.E2E_RESULTS ?? '.cache/results/e2e.json',
			},
		],
	],
	globalSetup: './tests/harness/browser/global-setup.ts',
	use: {
		launchOptions: await findChromium(),
		viewport: { width: 1280, height: 900 },
		screenshot: 'only-on-failure',
		actionTimeout: 30_000,
		navigationTimeout: 60_000,
	},
} );
