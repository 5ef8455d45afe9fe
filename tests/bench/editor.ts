import type { Browser } from '@playwright/test';
import { ourRequests } from '../e2e/support';
import { siteUrl } from '../e2e/support/site';
import { sessionOf } from '../harness/browser/log-in';
import { switchPlugin } from './switch-plugin';
import { countScriptTime } from './visit';

/**
 * Cost of opening the editor on an empty post: milliseconds until it accepts input, milliseconds of script, heap bytes
 * after garbage collection, and requests for our files.
 */
export type Opening = {
	ready: number;
	script: number;
	heap: number;
	requests: number;
};

/** Opens a new post with the plugin on or off. */
export async function openEditor(
	browser: Browser,
	isPluginOn: boolean
): Promise< Opening > {
	await switchPlugin( isPluginOn );
	const context = await browser.newContext( {
		storageState: sessionOf( 'administrator' ),
		viewport: { width: 1280, height: 900 },
	} );
	const page = await context.newPage();
	const ours = ourRequests( page );
	const scriptTime = await countScriptTime( page );
	const start = performance.now();
	await page.goto( `${ siteUrl() }/wp-admin/post-new.php`, {
		waitUntil: 'commit',
	} );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.waitFor();
	const ready = performance.now() - start;
	await page.waitForLoadState( 'networkidle' );
	const script = await scriptTime();
	const session = await context.newCDPSession( page );
	await session.send( 'HeapProfiler.collectGarbage' );
	const heap = ( await session.send( 'Runtime.getHeapUsage' ) ).usedSize;
	await context.close();
	return { ready, script, heap, requests: ours.length };
}
