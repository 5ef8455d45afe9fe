import { defineConfig } from '@playwright/test';
import config from '../../../playwright.config';

/** The end-to-end tests on a site that runs already: one worker, and the first failure says enough. */
export default defineConfig( {
	...config,
	testDir: '../../..',
	globalSetup: undefined,
	workers: 1,
	maxFailures: 1,
	retries: 0,
	timeout: 90_000,
	outputDir: '../../../.cache/mutants',
	reporter: 'null',
} );
