import { defineConfig } from '@playwright/test';
import config from '../../../playwright.config';

/** Runs the browser tests on a site that is already running, with one worker, until the first failure. */
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
