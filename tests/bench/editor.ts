import type { Browser } from '@playwright/test';
import { ourRequests } from '../e2e/support';
import { siteUrl } from '../e2e/support/site';
import { sessionOf } from '../harness/browser/log-in';
import { switchPlugin } from './switch-plugin';
import { countScriptTime } from './visit';

/**
 * Cost of opening the editor. In milliseconds: `ready` until the editor accepts input, `quiet` until the end of its
 * last long task, `script` spent in scripts. `heap` is in bytes after garbage collection. `requests` counts requests
 * for the plugin's files, `allRequests` all requests.
 */
export type Opening = {
	ready: number;
	quiet: number;
	script: number;
	heap: number;
	requests: number;
	allRequests: number;
};

/** The editor is idle after this many milliseconds without a long task. */
const QUIET_MS = 2000;

/** Opens a new post, or the post with the given ID, with or without the plugin. */
export async function openEditor(
	browser: Browser,
	isPluginOn: boolean,
	post?: number
): Promise< Opening > {
	await switchPlugin( isPluginOn );
	const context = await browser.newContext( {
		storageState: sessionOf( 'administrator' ),
		viewport: { width: 1280, height: 900 },
	} );
	const page = await context.newPage();
	const ours = ourRequests( page );
	let allRequests = 0;
	page.on( 'request', () => allRequests++ );
	const scriptTime = await countScriptTime( page );
	const start = performance.now();
	await page.goto(
		post
			? `${ siteUrl() }/wp-admin/post.php?post=${ post }&action=edit`
			: `${ siteUrl() }/wp-admin/post-new.php`,
		{ waitUntil: 'commit' }
	);
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.waitFor();
	const ready = performance.now() - start;
	await page.waitForLoadState( 'networkidle' );
	const quiet = await page.evaluate( lastLongTask, QUIET_MS );
	const script = await scriptTime();
	const session = await context.newCDPSession( page );
	await session.send( 'HeapProfiler.collectGarbage' );
	const heap = ( await session.send( 'Runtime.getHeapUsage' ) ).usedSize;
	await context.close();
	return {
		ready,
		quiet,
		script,
		heap,
		requests: ours.length,
		allRequests,
	};
}

/** Runs in the page. Resolves with the end time of the last long task, once there has been none for `quietMs`. */
function lastLongTask( quietMs: number ): Promise< number > {
	return new Promise( ( resolve ) => {
		let end = 0;
		const isQuiet = () => performance.now() - end > quietMs;
		new PerformanceObserver( ( list ) => {
			for ( const { startTime, duration } of list.getEntries() ) {
				end = Math.max( end, startTime + duration );
			}
		} ).observe( { type: 'longtask', buffered: true } );
		const timer = setInterval( () => {
			if ( isQuiet() ) {
				clearInterval( timer );
				resolve( end );
			}
		}, 100 );
	} );
}
