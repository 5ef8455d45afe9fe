import type { Browser, Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Cost of a page visit. Times are in milliseconds, sizes in bytes after gzip. */
export type Visit = {
	script: number;
	/** The plugin's scripts and styles loaded before any interaction. */
	ours: number;
	/**
	 * The plugin's scripts and styles loaded until the page is scrolled to the end. Scrolling also loads the scripts of
	 * blocks near the viewport.
	 */
	oursScrolled: number;
	/**
	 * Number of requests for the plugin's files, including its bundled libraries, until the page has been scrolled to
	 * the end.
	 */
	requests: number;
};

const PLUGIN_PATH = '/plugins/dovetail-blocks/';

/** Opens a page with an empty cache, waits, scrolls to the end, and returns the cost. */
export async function visit( browser: Browser, url: string ): Promise< Visit > {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
	} );
	const page = await context.newPage();
	const bytes = countOurs( page );
	const scriptTime = await countScriptTime( page );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForLoadState( 'networkidle' );
	const ours = await bytes();
	await scrollThrough( page );
	await page.waitForLoadState( 'networkidle' );
	const script = await scriptTime();
	const scrolled = await bytes();
	await context.close();
	return {
		script,
		ours: ours.gzip,
		oursScrolled: scrolled.gzip,
		requests: scrolled.requests,
	};
}

function countOurs(
	page: Page
): () => Promise< { gzip: number; requests: number } > {
	const answers: Response[] = [];
	page.on( 'response', ( response ) => {
		if ( response.url().includes( PLUGIN_PATH ) ) {
			answers.push( response );
		}
	} );
	return async () => {
		const sizes = await Promise.all(
			answers.map( async ( answer ) =>
				answer.ok()
					? gzipSync( await answer.body(), { level: 9 } ).length
					: 0
			)
		);
		return {
			gzip: sizes.reduce( ( sum, size ) => sum + size, 0 ),
			requests: sizes.length,
		};
	};
}

async function scrollThrough( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		const step = window.innerHeight / 2;
		for ( let y = 0; y < document.body.scrollHeight; y += step ) {
			window.scrollTo( 0, y );
			await new Promise( ( painted ) =>
				requestAnimationFrame( () =>
					requestAnimationFrame( () => painted( null ) )
				)
			);
		}
	} );
}

/**
 * Starts measuring the time that a page spends in scripts, and returns a function that reads it. Call this before
 * opening the page.
 */
export async function countScriptTime(
	page: Page
): Promise< () => Promise< number > > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	return async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		return (
			1000 *
			( metrics.find( ( { name } ) => name === 'ScriptDuration' )
				?.value ?? NaN )
		);
	};
}
