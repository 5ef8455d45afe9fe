import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/harness/browser/chromium';

/** Tests with a real WordPress and a real browser. Each of the two workers has its own site. */
export default defineConfig( {
	// Block specs are in the block's folder, all others in tests/e2e.
	testDir: '.',
	testMatch: [
		'{extensions,shared}/**/tests/e2e/**/*.spec.ts',
		'tests/e2e/**/*.spec.ts',
	],
	workers: 2,
	forbidOnly: true,
	// Timeouts are long for slow machines; only failing tests reach them.
	// CI retries a failed test once, and the report names every test that needed the retry.
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
